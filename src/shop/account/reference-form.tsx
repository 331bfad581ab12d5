import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { REFERENCE_LENGTH } from "#core/billing-details.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import type { FilledForm } from "./form-errors.tsx";

/** The partner's own sign on the papers of their orders. */
export function ReferenceForm({ form: { fields, typed } }: { form: FilledForm }) {
	const { t } = useTranslation(["checkout", "partner-config"]);
	const error = fields.reference && t(`error.${fields.reference}`, { most: REFERENCE_LENGTH });
	const label = t("partner-config:reference.label");
	const errors = error ? [{ field: "reference", text: t("errorOf", { field: label, error }) }] : [];
	return (
		<>
			<ErrorSummary title={t("checkFields", { count: 1 })} errors={errors} />
			<Form method="post" noValidate className="grid gap-6">
				<Field
					name="reference"
					label={label}
					help={t("partner-config:reference.help")}
					optional={t("optional")}
					error={error}
					defaultValue={typed.reference ?? ""}
					autoComplete="off"
				/>
				<Button name="intent" value="reference" className="justify-self-start">
					{t("partner-config:reference.save")}
				</Button>
			</Form>
		</>
	);
}
