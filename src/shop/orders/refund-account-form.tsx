import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import type { RefundAccount, RefundAccountErrors } from "./parse-refund-account.ts";

export type RefundAccountRefused = { fields: RefundAccountErrors; typed: RefundAccount };

/** Where to send the money, and what becomes of what is typed. */
export function RefundAccountForm({ total, refused }: { total: string; refused: RefundAccountRefused | undefined }) {
	const { t } = useTranslation(["orders", "general"]);
	const busy = useNavigation().formMethod === "POST";
	const field = (name: "holder" | "iban") => {
		const reason = refused?.fields[name];
		return {
			name,
			label: t(`required.field.${name}`),
			error: reason && t(`required.error.${name}.${reason}`),
			defaultValue: refused?.typed[name],
			required: true,
		};
	};
	const errors = [field("holder"), field("iban")].flatMap(({ name, label, error }) =>
		error ? [{ field: name, text: `${label}: ${error}` }] : [],
	);
	return (
		<div className="grid max-w-form gap-6">
			<p className="text-18">{t("required.intro", { total })}</p>
			<ErrorSummary title={t("general:error.summary", { count: errors.length })} errors={errors} />
			<Form method="post" noValidate className="grid gap-6">
				<Field {...field("holder")} help={t("required.holderHelp")} autoComplete="name" maxLength={70} />
				<Field
					{...field("iban")}
					help={t("required.ibanHelp")}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={60}
				/>
				<p className="text-14 text-ink-soft">{t("required.privacy")}</p>
				<Button size="large" className="justify-self-start" busy={busy} disabled={busy}>
					{t("required.send")}
				</Button>
			</Form>
		</div>
	);
}
