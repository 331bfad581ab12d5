import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { loginPath } from "#guards/page-path.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { EmailField } from "./email-field.tsx";
import { type FilledForm, FormErrors, QUIET_LINK } from "./form-errors.tsx";

type SentFormProps = {
	form: FilledForm;
	callback: string | undefined;
	/** The mail has just been sent once more. */
	again: boolean;
};

/** After a sign-up: the mail is on its way, and what to do if it does not come. */
export function SentForm({ form, callback, again }: SentFormProps) {
	const { t } = useTranslation("login");
	return (
		<>
			<p className="text-18 text-ink-soft">{t("sent")}</p>
			{again && (
				<div role="status">
					<Notice tone="success">{t("again.done")}</Notice>
				</div>
			)}
			<FormErrors fields={form.fields} />
			<Form method="post" noValidate className="grid gap-6 border-t border-line pt-6">
				<p>{t("again.text")}</p>
				<EmailField form={form} />
				<Button look="secondary" name="intent" value="again" className="justify-self-start">
					{t("again.send")}
				</Button>
			</Form>
			<p>
				{t("again.confirmed")}{" "}
				<PageLink className={QUIET_LINK} to={loginPath(callback)}>
					{t("toSignIn")}
				</PageLink>
			</p>
		</>
	);
}
