import { useTranslation } from "react-i18next";
import { PASSWORD_LENGTH } from "#core/password.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { FieldErrors } from "./login-forms.ts";

export const QUIET_LINK = "underline decoration-line-strong underline-offset-4 hover:decoration-ink";

export type FilledForm = { readonly fields: FieldErrors; readonly typed: Readonly<Partial<Record<string, string>>> };

/** The sentence beside a field. */
export function useFieldError(fields: FieldErrors): (field: string) => string | undefined {
	const { t } = useTranslation("login");
	return (field) => fields[field] && t(`error.${fields[field]}`, PASSWORD_LENGTH);
}

export function FormErrors({ fields }: { fields: FieldErrors }) {
	const { t } = useTranslation("login");
	const error = useFieldError(fields);
	const errors = Object.keys(fields).map((field) => ({
		field,
		text: t("errorOf", { field: t(`field.${field}`), error: error(field) }),
	}));
	return <ErrorSummary title={t("checkFields", { count: errors.length })} errors={errors} />;
}
