import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { type FilledForm, FormErrors, useFieldError } from "./form-errors.tsx";
import { PasswordFirst } from "./password-first.tsx";
import { PasswordProof } from "./password-proof.tsx";

type EmailPartProps = {
	withPassword: boolean;
	withCode: boolean;
	/** Out of the mail's link, with the address that it is about while it is good. */
	change: { readonly token: string; readonly email: string | undefined } | undefined;
	form: FilledForm;
};

/** Asks for a new address, or, behind the link in its mailbox, whether it shall be the one. */
export function EmailPart({ withPassword, withCode, change, form }: EmailPartProps) {
	const { t } = useTranslation("profile");
	const error = useFieldError(form.fields);
	if (change?.email)
		return (
			<>
				<p className="text-18 wrap-anywhere">{t("email.confirm", { email: change.email })}</p>
				<Form method="post" className="flex flex-wrap gap-3">
					<input type="hidden" name="token" value={change.token} />
					<Button name="intent" value="confirm-email">
						{t("email.use")}
					</Button>
					<ButtonLink to="/accounts/profile" look="secondary">
						{t("back")}
					</ButtonLink>
				</Form>
			</>
		);
	if (!withPassword) return <PasswordFirst why={t("email.noPassword")} />;
	return (
		<>
			{change && <Notice tone="warning">{t("email.expired")}</Notice>}
			<p className="text-18 text-ink-soft">{t("email.intro")}</p>
			<FormErrors fields={form.fields} />
			<Form method="post" action="/accounts/profile?view=email" noValidate className="grid gap-6">
				<Field
					name="email"
					type="email"
					label={t("email.new")}
					error={error("email")}
					defaultValue={form.typed.email ?? ""}
					autoComplete="email"
					inputMode="email"
					required
				/>
				<PasswordProof form={form} withCode={withCode} />
				<div className="flex flex-wrap gap-3">
					<Button name="intent" value="email">
						{t("email.send")}
					</Button>
					<ButtonLink to="/accounts/profile" look="secondary">
						{t("back")}
					</ButtonLink>
				</div>
			</Form>
		</>
	);
}
