import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { loginPath } from "#guards/page-path.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { EmailField } from "./email-field.tsx";
import { type FilledForm, FormErrors, QUIET_LINK } from "./form-errors.tsx";

type SignInFormProps = {
	form: FilledForm;
	/** Out of the mail that confirms an address. */
	confirm: string;
	callback: string | undefined;
	/** Nothing else is asked before it. */
	isFirst: boolean;
};

export function SignInForm({ form, confirm, callback, isFirst }: SignInFormProps) {
	const { t } = useTranslation("login");
	const busy = useNavigation().formMethod === "POST";
	const signUp = loginPath(callback);
	return (
		<>
			<FormErrors fields={form.fields} />
			<Form method="post" noValidate className="grid gap-6">
				<input type="hidden" name="confirm" value={confirm} />
				<EmailField form={form} />
				<CurrentPasswordField form={form} />
				<div className="flex flex-wrap items-center justify-between gap-4">
					<Button
						size="large"
						look={isFirst ? "primary" : "secondary"}
						name="intent"
						value="sign-in"
						busy={busy}
						disabled={busy}
					>
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
