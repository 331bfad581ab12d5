import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

/** The second factor: digits of an authenticator, or a backup code. */
export function CodeForm() {
	const { t } = useTranslation("login");
	const busy = useNavigation().formMethod === "POST";
	return (
		<Form method="post" noValidate className="grid gap-6">
			<p className="text-18 text-ink-soft">{t("code")}</p>
			<CodeField />
			<Button size="large" name="intent" value="code" busy={busy} disabled={busy} className="justify-self-start">
				{t("send")}
			</Button>
		</Form>
	);
}

export function CodeField({ error }: { error?: string | undefined }) {
	const { t } = useTranslation("login");
	return (
		<Field
			name="code"
			label={t("field.code")}
			help={t("help.code")}
			error={error}
			autoComplete="one-time-code"
			autoCapitalize="none"
			spellCheck={false}
			maxLength={40}
			required
		/>
	);
}
