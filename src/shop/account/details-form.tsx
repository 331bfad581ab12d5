import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { CustomerTypeChoice, PersonFields } from "#shop/checkout/person-fields.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import type { FilledForm } from "./form-errors.tsx";
import { useCheckoutFields } from "./use-checkout-fields.ts";

/** Who the customer is; the same fields as in the checkout, which is filled in with them. */
export function DetailsForm({ form }: { form: FilledForm }) {
	const { t } = useTranslation(["checkout", "account"]);
	const { field, errors } = useCheckoutFields(form);
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
