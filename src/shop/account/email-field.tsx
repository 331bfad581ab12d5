import { useTranslation } from "react-i18next";
import { Field } from "#ui/field.tsx";
import { type FilledForm, useFieldError } from "./form-errors.tsx";

/** The address that an account is known by. */
export function EmailField({ form: { fields, typed } }: { form: FilledForm }) {
	const { t } = useTranslation("login");
	const error = useFieldError(fields);
	return (
		<Field
			name="email"
			type="email"
			label={t("field.email")}
			error={error("email")}
			defaultValue={typed.email}
			autoComplete="username"
			required
		/>
	);
}
