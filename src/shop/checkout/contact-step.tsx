import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Field } from "#ui/field.tsx";
import { Radio } from "#ui/radio.tsx";
import type { StepFormState } from "./checkout.page.tsx";

type ContactStepProps = {
	form: StepFormState;
	/** Only to correct something: nothing after this step depends on it. */
	fromPayment: boolean;
};

/** Who orders. The fields of a company appear by style alone, so they need no script. */
export function ContactStep({ form: { filled, error }, fromPayment }: ContactStepProps) {
	const { t } = useTranslation("checkout");
	const field = (name: string) => ({
		name,
		label: t(`field.${name}`),
		error: error(name),
		defaultValue: filled[name] ?? "",
	});
	return (
		<Form method="post" noValidate className="group/contact grid max-w-form gap-6">
			<ChoiceGroup id="customerType" legend={t("field.customerType")} error={error("customerType")} flow="row">
				{CUSTOMER_TYPES.map((type) => (
					<Radio
						key={type}
						name="customerType"
						value={type}
						label={t(`customerType.${type}`)}
						defaultChecked={(filled.customerType ?? "PERSON") === type}
					/>
				))}
			</ChoiceGroup>
			<Field {...field("email")} type="email" autoComplete="email" inputMode="email" required help={t("help.email")} />
			<div className="grid gap-6 md:grid-cols-2">
				<Field {...field("firstName")} autoComplete="given-name" required maxLength={80} />
				<Field {...field("lastName")} autoComplete="family-name" required maxLength={80} />
			</div>
			<div className="hidden gap-6 group-has-[[value=COMPANY]:checked]/contact:grid">
				<Field {...field("company")} autoComplete="organization" maxLength={120} />
				<Field {...field("vatId")} optional={t("optional")} help={t("help.vatId")} maxLength={20} />
			</div>
			<Field {...field("phone")} type="tel" autoComplete="tel" optional={t("optional")} help={t("help.phone")} />
			<Checkbox name="newsletter" value="yes" label={t("newsletter")} defaultChecked={filled.newsletter === "yes"} />
			<Button size="large" className="justify-self-start">
				{t(fromPayment ? "next.back" : "next.address")}
			</Button>
		</Form>
	);
}
