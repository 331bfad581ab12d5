import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { AddressFields, type DeliveryCountry } from "#shop/checkout/address-fields.tsx";
import { NameFields } from "#shop/checkout/person-fields.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { FilledForm } from "./form-errors.tsx";

type AddressFormProps = {
	/** undefined for a new one. */
	id: string | undefined;
	form: FilledForm;
	countries: readonly DeliveryCountry[];
};

/** One address of the book, with the fields of the checkout. */
export function AddressForm({ id, form: { fields, typed }, countries }: AddressFormProps) {
	const { t } = useTranslation(["checkout", "profile"]);
	const error = (name: string) => fields[name] && t(`error.${fields[name]}`);
	const field = (name: string) => ({
		name,
		label: t(`field.${name}`),
		error: error(name),
		defaultValue: typed[name] ?? "",
	});
	const errors = Object.keys(fields).map((name) => ({
		field: name,
		text: t("errorOf", { field: t(`field.${name}`), error: error(name) }),
	}));
	return (
		<>
			<ErrorSummary title={t("checkFields", { count: errors.length })} errors={errors} />
			<Form method="post" noValidate className="grid gap-6">
				{id && <input type="hidden" name="address" value={id} />}
				<NameFields field={field} />
				<AddressFields form={{ filled: typed, error }} countries={countries} />
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
