import { useTranslation } from "react-i18next";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Field } from "#ui/field.tsx";
import { Radio } from "#ui/radio.tsx";

type FieldsProps = {
	/** Name, label, error and what stands in it. */
	field: (name: string) => { name: string; label: string; error: string | undefined; defaultValue: string };
};

export function CustomerTypeChoice({ field }: FieldsProps) {
	const { t } = useTranslation("checkout");
	const { label, error, defaultValue } = field("customerType");
	return (
		<ChoiceGroup id="customerType" legend={label} error={error} flow="row">
			{CUSTOMER_TYPES.map((type) => (
				<Radio
					key={type}
					name="customerType"
					value={type}
					label={t(`customerType.${type}`)}
					defaultChecked={(defaultValue || "PERSON") === type}
				/>
			))}
		</ChoiceGroup>
	);
}

export function NameFields({ field }: FieldsProps) {
	return (
		<div className="grid gap-6 md:grid-cols-2">
			<Field {...field("firstName")} autoComplete="given-name" required />
			<Field {...field("lastName")} autoComplete="family-name" required />
		</div>
	);
}

/** Stands in a form of the class `group/person`: the fields of a company appear by style alone, so they need no script. */
export function PersonFields({ field }: FieldsProps) {
	const { t } = useTranslation("checkout");
	return (
		<>
			<NameFields field={field} />
			<div className="hidden gap-6 group-has-[[value=COMPANY]:checked]/person:grid">
				<Field {...field("company")} autoComplete="organization" />
				<Field {...field("vatId")} optional={t("optional")} help={t("help.vatId")} />
			</div>
		</>
	);
}
