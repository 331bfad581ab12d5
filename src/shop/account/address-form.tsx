import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { AddressFields, type DeliveryCountry } from "#shop/checkout/address-fields.tsx";
import { NameFields } from "#shop/checkout/person-fields.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { FilledForm } from "./form-errors.tsx";
import { useCheckoutFields } from "./use-checkout-fields.ts";

type AddressFormProps = {
	/** undefined for a new one. */
	id: string | undefined;
	form: FilledForm;
	countries: readonly DeliveryCountry[];
};

/** One address of the book, with the fields of the checkout. */
export function AddressForm({ id, form, countries }: AddressFormProps) {
	const { t } = useTranslation(["checkout", "profile"]);
	const { error, field, errors } = useCheckoutFields(form);
	return (
		<>
			<ErrorSummary title={t("checkFields", { count: errors.length })} errors={errors} />
			<Form method="post" noValidate className="grid gap-6">
				{id && <input type="hidden" name="address" value={id} />}
				<NameFields field={field} />
				<AddressFields form={{ filled: form.typed, error }} countries={countries} />
				<div className="flex flex-wrap gap-3">
					<Button name="intent" value="address">
						{t("profile:address.save")}
					</Button>
					<ButtonLink to="/accounts/profile" look="secondary">
						{t("profile:back")}
					</ButtonLink>
				</div>
			</Form>
		</>
	);
}
