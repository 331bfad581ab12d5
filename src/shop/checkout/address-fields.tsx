import { useTranslation } from "react-i18next";
import type { AddressField, AddressFieldRule } from "#core/countries.ts";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";

export type DeliveryCountry = {
	readonly code: string;
	readonly name: string;
	readonly fields: readonly AddressFieldRule[];
	readonly postcodeExample: string;
};
export type AddressFormState = {
	readonly filled: Readonly<Partial<Record<string, string | null>>>;
	readonly error: (field: string) => string | undefined;
};

const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
	street: "address-line1",
	streetNumber: "off",
	unit: "address-line2",
	postcode: "postal-code",
	city: "address-level2",
	province: "address-level1",
};

/** A place, with its fields in the order in which the country writes its addresses. */
export function AddressFields({ form, countries }: { form: AddressFormState; countries: readonly DeliveryCountry[] }) {
	const { t } = useTranslation("checkout");
	const { filled, error } = form;
	const country = countries.find((each) => each.code === filled.country) ?? countries[0];
	return (
		<>
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
					required={required}
					{...(required ? {} : { optional: t("optional") })}
					{...(field === "postcode" ? { help: t("help.postcode", { example: country.postcodeExample }) } : {})}
				/>
			))}
		</>
	);
}
