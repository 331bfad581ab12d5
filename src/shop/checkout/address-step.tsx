import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { AddressField, AddressFieldRule } from "#core/countries.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { StepFormState } from "./checkout.page.tsx";

type DeliveryCountry = { code: string; name: string; fields: readonly AddressFieldRule[]; postcodeExample: string };

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
	street: "address-line1",
	streetNumber: "off",
	unit: "address-line2",
	postcode: "postal-code",
	city: "address-level2",
	province: "address-level1",
};

/** Fields in the order in which the country writes its addresses. */
export function AddressStep({ form, countries }: { form: StepFormState; countries: readonly DeliveryCountry[] }) {
	const { t } = useTranslation("checkout");
	const { filled, error } = form;
	const country = countries.find((each) => each.code === filled.country) ?? countries[0];
	return (
		<Form method="post" noValidate className="grid max-w-form gap-6">
			<SelectField
				name="country"
				label={t("field.country")}
				error={error("country")}
				autoComplete="country"
				defaultValue={country?.code}
				options={countries.map(({ code, name }) => ({ value: code, text: name }))}
			/>
			{country?.fields.map(({ field, required }) => (
				<Field
					key={field}
					name={field}
					label={t(`field.${field}`)}
					error={error(field)}
					defaultValue={filled[field] ?? ""}
					autoComplete={AUTOCOMPLETE[field]}
					maxLength={120}
					required={required}
					{...(required ? {} : { optional: t("optional") })}
					{...(field === "postcode" ? { help: t("help.postcode", { example: country.postcodeExample }) } : {})}
				/>
			))}
			<Button size="large" className="justify-self-start">
				{t("next.shipment")}
			</Button>
		</Form>
	);
}
