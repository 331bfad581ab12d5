import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { PASSWORD_LENGTH } from "#core/password.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { type FilledForm, FormErrors, useFieldError } from "./form-errors.tsx";

/** Ends every other sign-in, and says so before. */
export function PasswordForm({ form: { fields } }: { form: FilledForm }) {
	const { t } = useTranslation(["account", "login"]);
	const error = useFieldError(fields);
	return (
		<>
			<FormErrors fields={fields} />
			<Form method="post" noValidate className="grid gap-6">
				<Field
					name="current"
					type="password"
					label={t("profile.current")}
					error={error("current")}
					autoComplete="current-password"
					required
				/>
				<Field
					name="password"
					type="password"
					label={t("login:reset.newPassword")}
					help={t("login:help.password", PASSWORD_LENGTH)}
					error={error("password")}
					autoComplete="new-password"
					required
				/>
				<Button name="intent" value="password" className="justify-self-start">
					{t("profile.changePassword")}
				</Button>
			</Form>
		</>
	);
}
