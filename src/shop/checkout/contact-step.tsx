import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { InKiosk } from "#ui/page-link.tsx";
import type { StepFormState } from "./checkout.page.tsx";
import { CustomerTypeChoice, PersonFields } from "./person-fields.tsx";

type ContactStepProps = {
	form: StepFormState;
	/** Only to correct something: nothing after this step depends on it. */
	fromPayment: boolean;
};

/** Who orders. The fields of a company appear by style alone, so they need no script. */
export function ContactStep({ form: { filled, error }, fromPayment }: ContactStepProps) {
	const { t } = useTranslation("checkout");
	const kiosk = useContext(InKiosk);
	const field = (name: string) => ({
		name,
		label: t(`field.${name}`),
		error: error(name),
		defaultValue: filled[name] ?? "",
	});
	return (
		<Form method="post" noValidate className="group/person grid max-w-form gap-6">
			<CustomerTypeChoice field={field} />
			<Field {...field("email")} type="email" autoComplete="email" inputMode="email" required help={t("help.email")} />
			<PersonFields field={field} />
			<Field {...field("phone")} type="tel" autoComplete="tel" optional={t("optional")} help={t("help.phone")} />
			{!kiosk && (
				<Checkbox name="newsletter" value="yes" label={t("newsletter")} defaultChecked={filled.newsletter === "yes"} />
			)}
			<Button size="large" className="justify-self-start">
				{t(fromPayment ? "next.back" : "next.address")}
			</Button>
		</Form>
	);
}
