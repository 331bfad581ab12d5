import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Radio } from "#ui/radio.tsx";
import type { FilledForm } from "./form-errors.tsx";

/** Who the customer is; the same fields as in the checkout, which is filled in with them. */
export function DetailsForm({ form: { fields, typed } }: { form: FilledForm }) {
	const { t } = useTranslation(["checkout", "account"]);
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
			<Form method="post" noValidate className="group/details grid gap-6">
				<ChoiceGroup id="customerType" legend={t("field.customerType")} error={error("customerType")} flow="row">
					{CUSTOMER_TYPES.map((type) => (
						<Radio
							key={type}
							name="customerType"
							value={type}
							label={t(`customerType.${type}`)}
							defaultChecked={(typed.customerType ?? "PERSON") === type}
						/>
					))}
				</ChoiceGroup>
				<div className="grid gap-6 md:grid-cols-2">
					<Field {...field("firstName")} autoComplete="given-name" required maxLength={80} />
					<Field {...field("lastName")} autoComplete="family-name" required maxLength={80} />
				</div>
				<div className="hidden gap-6 group-has-[[value=COMPANY]:checked]/details:grid">
					<Field {...field("company")} autoComplete="organization" maxLength={120} />
					<Field {...field("vatId")} optional={t("optional")} help={t("help.vatId")} maxLength={20} />
				</div>
				<Field {...field("phone")} type="tel" autoComplete="tel" optional={t("optional")} />
				<Button name="intent" value="details" className="justify-self-start">
					{t("account:profile.save")}
				</Button>
			</Form>
		</>
	);
}
