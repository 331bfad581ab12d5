import { useTranslation } from "react-i18next";
import { Field } from "#ui/field.tsx";
import { CodeField } from "./code-form.tsx";
import { type FilledForm, useFieldError } from "./form-errors.tsx";

/** Who is signed in shows that they are not only sitting at an open browser. */
export function PasswordProof({ form, withCode }: { form: FilledForm; withCode: boolean }) {
	const { t } = useTranslation("login");
	const error = useFieldError(form.fields);
	return (
		<>
			<Field
				name="password"
				type="password"
				label={t("field.password")}
				error={error("password")}
				autoComplete="current-password"
				required
			/>
			{withCode && <CodeField error={error("code")} />}
		</>
	);
}
