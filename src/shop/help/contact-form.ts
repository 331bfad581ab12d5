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

const message = z.string().trim().max(5000, "too_long").refine(isStorable, "invalid");

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
	text: message.pipe(z.string().min(10, "too_short")),
	topicId: z
		.string()
		.optional()
		.transform((text) => parseId(text ?? "") ?? null),
});

const messageSchema = z.object({ text: message.pipe(z.string().min(1, "required")) });

export type Contact = z.output<typeof contactSchema>;
export type ContactErrors = Readonly<Record<string, string>>;
type Parsed<Value> = { ok: true; value: Value } | { ok: false; fields: ContactErrors };

export function parseContactForm(form: FormData): Parsed<Contact> {
	return parse(contactSchema, form);
}

/** A further message needs no subject, and may be a short one. */
export function parseMessageForm(form: FormData): Parsed<z.output<typeof messageSchema>> {
	return parse(messageSchema, form);
}

/** What was typed, to be shown again beside what is wrong with it. */
export function typedTexts(form: FormData): Readonly<Partial<Record<string, string>>> {
	return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function parse<Value>(schema: z.ZodType<Value>, form: FormData): Parsed<Value> {
	const result = schema.safeParse(typedTexts(form));
	if (result.success) return { ok: true, value: result.data };
	const fields: Record<string, string> = {};
	for (const { path, code, message } of result.error.issues)
		fields[String(path[0])] ??= code === "invalid_type" ? "required" : message;
	return { ok: false, fields };
}
