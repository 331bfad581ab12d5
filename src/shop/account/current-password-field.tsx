import { useTranslation } from "react-i18next";
import { Field } from "#ui/field.tsx";
import { type FilledForm, useFieldError } from "./form-errors.tsx";

export function CurrentPasswordField({ form: { fields } }: { form: FilledForm }) {
	const { t } = useTranslation("login");
	const error = useFieldError(fields);
	return (
		<Field
			name="password"
			type="password"
			label={t("field.password")}
			error={error("password")}
			autoComplete="current-password"
			required
		/>
	);
}
