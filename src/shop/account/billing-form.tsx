import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { AddressFields, type DeliveryCountry } from "#shop/checkout/address-fields.tsx";
import { mostLetters } from "#shop/checkout/most-letters.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import type { FieldErrors } from "./login-forms.ts";

type BillingFormProps = {
	form: { fields: FieldErrors; typed: Readonly<Partial<Record<string, string | null>>> };
	countries: readonly DeliveryCountry[];
	settled: boolean;
};

/** Whom all of a partner's orders are billed to. */
export function BillingForm({ form: { fields, typed }, countries, settled }: BillingFormProps) {
	const { t } = useTranslation(["checkout", "partner-config"]);
	const error = (name: string) => fields[name] && t(`error.${fields[name]}`, { most: mostLetters(name) });
	const errors = Object.keys(fields).map((name) => ({
		field: name,
		text: t("errorOf", { field: t(`field.${name}`), error: error(name) }),
	}));
	const field = (name: "company" | "vatId") => ({
		name,
		label: t(`field.${name}`),
		error: error(name),
		defaultValue: typed[name] ?? "",
	});
	return (
		<>
			<ErrorSummary title={t("checkFields", { count: errors.length })} errors={errors} />
			<Form method="post" noValidate className="grid gap-6">
				<Field {...field("company")} autoComplete="organization" required />
				<Field {...field("vatId")} optional={t("optional")} help={t("help.vatId")} />
				<AddressFields form={{ filled: typed, error }} countries={countries} />
				<div className="flex flex-wrap gap-3">
					<Button name="intent" value="billing">
						{t("partner-config:billing.save")}
					</Button>
					{settled && (
						<Button look="secondary" name="intent" value="unbilled">
							{t("partner-config:billing.remove")}
						</Button>
					)}
				</div>
			</Form>
		</>
	);
}
