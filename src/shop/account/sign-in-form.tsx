import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { loginPath } from "#guards/page-path.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { type FilledForm, FormErrors, QUIET_LINK, useFieldError } from "./form-errors.tsx";

type SignInFormProps = {
	form: FilledForm;
	/** Out of the mail that confirms an address. */
	confirm: string;
	callback: string | undefined;
};

export function SignInForm({ form: { fields, typed }, confirm, callback }: SignInFormProps) {
	const { t } = useTranslation("login");
	const error = useFieldError(fields);
	const signUp = loginPath(callback);
	return (
		<>
			<FormErrors fields={fields} />
			<Form method="post" noValidate className="grid gap-6">
				<input type="hidden" name="confirm" value={confirm} />
				<Field
					name="email"
					type="email"
					label={t("field.email")}
					error={error("email")}
					defaultValue={typed.email}
					autoComplete="username"
					required
				/>
				<Field
					name="password"
					type="password"
					label={t("field.password")}
					error={error("password")}
					autoComplete="current-password"
					required
				/>
				<div className="flex flex-wrap items-center justify-between gap-4">
					<Button size="large" name="intent" value="sign-in">
						{t("signIn")}
					</Button>
					<PageLink className={QUIET_LINK} to="/login/password-reset">
						{t("forgot")}
					</PageLink>
				</div>
			</Form>
			<p>
				{t("new")}{" "}
				<PageLink className={QUIET_LINK} to={`${signUp}${signUp.includes("?") ? "&" : "?"}view=sign-up`}>
					{t("open")}
				</PageLink>
			</p>
		</>
	);
}
