import { z } from "zod";
import { isEmailAddress } from "#core/email-address.ts";
import { parseId } from "#core/identifiers.ts";
import { isStorable } from "#core/storable-text.ts";
import { CONTACT_TYPES } from "#core/tickets.ts";

const line = (most: number) =>
	z
		.string()
		.transform((text) => text.normalize("NFC").trim().replace(/\s+/g, " "))
		.pipe(z.string().min(1, "required").max(most, "too_long").refine(isStorable, "invalid"));

const contactSchema = z.object({
	contactType: z.enum(CONTACT_TYPES, "required"),
	name: line(120),
	email: line(254).refine(isEmailAddress, "email"),
	orderNumber: z
		.string()
		.max(40, "too_long")
		.optional()
		.transform((text) => text?.trim() || null),
	subject: line(150),
	text: z.string().trim().min(10, "too_short").max(5000, "too_long").refine(isStorable, "invalid"),
	topicId: z
		.string()
		.optional()
		.transform((text) => parseId(text ?? "") ?? null),
});

export type Contact = z.output<typeof contactSchema>;
export type ContactErrors = Readonly<Record<string, string>>;

export function parseContactForm(form: FormData): { ok: true; value: Contact } | { ok: false; fields: ContactErrors } {
	const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
	const result = contactSchema.safeParse(texts);
	if (result.success) return { ok: true, value: result.data };
	const fields: Record<string, string> = {};
	for (const { path, code, message } of result.error.issues)
		fields[String(path[0])] ??= code === "invalid_type" ? "required" : message;
	return { ok: false, fields };
}
