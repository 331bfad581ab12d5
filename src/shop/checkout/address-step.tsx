import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { AddressFields, type DeliveryCountry } from "./address-fields.tsx";
import type { StepFormState } from "./checkout.page.tsx";

type AddressStepProps = {
	form: StepFormState;
	countries: readonly DeliveryCountry[];
	/** Of the signed-in customer; undefined for a guest, who has no address book. */
	saved: readonly SelectOption[] | undefined;
};

/** Where the parcel goes: an address of the customer's book, or another one. */
export function AddressStep({ form, countries, saved }: AddressStepProps) {
	const { t } = useTranslation("checkout");
	const { filled, error } = form;
	return (
		<div className="grid max-w-form gap-8">
			{saved && saved.length > 0 && (
				<>
					<Form method="post" className="grid gap-4">
						<SelectField name="saved" label={t("field.saved")} error={error("saved")} options={saved} />
						<Button name="intent" value="saved" look="secondary" className="justify-self-start">
							{t("saved.use")}
						</Button>
					</Form>
					<h2 className="border-t border-line pt-8 text-22">{t("saved.other")}</h2>
				</>
			)}
			<Form method="post" noValidate className="grid gap-6">
				<AddressFields form={form} countries={countries} />
				<Field
					name="recipient"
					label={t("field.recipient")}
					help={t("help.recipient")}
					error={error("recipient")}
					defaultValue={filled.recipient ?? ""}
					optional={t("optional")}
					autoComplete="off"
				/>
				{saved && <Checkbox name="keep" value="yes" label={t("saved.keep")} defaultChecked={filled.keep === "yes"} />}
				<Button size="large" className="justify-self-start">
					{t("next.shipment")}
				</Button>
			</Form>
		</div>
	);
}
