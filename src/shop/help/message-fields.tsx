import { useTranslation } from "react-i18next";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field, TextAreaField } from "#ui/field.tsx";
import type { ContactErrors } from "./contact-form.ts";

/** What was refused of a form, and what had been typed. */
export type RefusedForm = { fields: ContactErrors; typed: Readonly<Partial<Record<string, string>>> };

/** Label, error and what was typed of a field, in the words of the contact form. */
export function useContactField(refused: RefusedForm | undefined) {
	const { t } = useTranslation("help");
	return (name: string) => ({
		name,
		label: t(`contact.field.${name}`),
		error: refused?.fields[name] && t(`contact.error.${refused.fields[name]}`),
		defaultValue: refused?.typed[name],
	});
}

export function ContactErrorSummary({ refused }: { refused: RefusedForm | undefined }) {
	const { t } = useTranslation(["help", "general"]);
	const errors = Object.entries(refused?.fields ?? {}).map(([field, reason]) => ({
		field,
		text: `${t(`contact.field.${field}`)}: ${t(`contact.error.${reason}`)}`,
	}));
	return <ErrorSummary title={t("general:error.summary", { count: errors.length })} errors={errors} />;
}

/** What every message has: its words, and files. */
export function MessageFields({ refused, rows }: { refused: RefusedForm | undefined; rows: number }) {
	const { t } = useTranslation(["help", "general"]);
	const field = useContactField(refused);
	const optional = t("general:form.optional");
	return (
		<>
			<TextAreaField {...field("text")} rows={rows} required maxLength={5000} />
			<Field
				{...field("attachments")}
				defaultValue={undefined}
				type="file"
				multiple
				accept="image/*,.pdf,.zip"
				optional={optional}
				help={t("contact.attachmentsHelp")}
				className="py-2"
			/>
		</>
	);
}
