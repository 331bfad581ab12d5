import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { CustomerTypeChoice, PersonFields } from "#shop/checkout/person-fields.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
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
			<Form method="post" noValidate className="group/person grid gap-6">
				<CustomerTypeChoice field={field} />
				<PersonFields field={field} />
				<Field {...field("phone")} type="tel" autoComplete="tel" optional={t("optional")} />
				<Button name="intent" value="details" className="justify-self-start">
					{t("account:profile.save")}
				</Button>
			</Form>
		</>
	);
}
