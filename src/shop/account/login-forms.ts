import { z } from "zod";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import { isEmailAddress } from "#core/email-address.ts";
import { PASSWORD_LENGTH } from "#core/password.ts";

/** Field -> key of the sentence that tells what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;
type Parsed<Value> = { ok: true; value: Value } | { ok: false; fields: FieldErrors };

const line = (most: number) =>
	z
		.string("required")
		.transform((text) => text.normalize("NFC").trim().replace(/\s+/g, " "))
		.pipe(
			z
				.string()
				.max(most, "too_long")
				.regex(/^\P{Cc}*$/u, "invalid"),
		);
const filled = (most: number) => line(most).pipe(z.string().min(1, "required"));
const email = filled(254).refine(isEmailAddress, "email");
const newPassword = z
	.string("required")
	.min(1, "required")
	.min(PASSWORD_LENGTH.least, "too_short")
	.max(PASSWORD_LENGTH.most, "too_long");

const signInSchema = z.object({
	email,
	password: z.string("required").min(1, "required").max(PASSWORD_LENGTH.most, "too_long"),
});
const signUpSchema = z
	.object({
		type: z.enum(CUSTOMER_TYPES, "required"),
		email,
		password: newPassword,
		firstName: filled(80),
		lastName: filled(80),
		company: line(120).optional(),
	})
	.superRefine(({ type, company }, context) => {
		if (type === "COMPANY" && !company) context.addIssue({ code: "custom", path: ["company"], message: "required" });
	})
	.transform(({ company, ...person }) => ({
		...person,
		companyName: person.type === "COMPANY" ? (company ?? null) : null,
	}));

export const parseSignIn = (form: FormData) => parse(signInSchema, form);
export const parseSignUp = (form: FormData) => parse(signUpSchema, form);
export const parseEmail = (form: FormData) => parse(z.object({ email }), form);
export const parseNewPassword = (form: FormData) => parse(z.object({ password: newPassword }), form);

/** What the form is filled with again; never a password or a code. */
export function typedIn(form: FormData): Partial<Record<string, string>> {
	return Object.fromEntries(
		[...form].filter(
			(entry): entry is [string, string] => typeof entry[1] === "string" && !["password", "code"].includes(entry[0]),
		),
	);
}

function parse<Schema extends z.ZodType>(schema: Schema, form: FormData): Parsed<z.output<Schema>> {
	const result = schema.safeParse(Object.fromEntries(form));
	if (result.success) return { ok: true, value: result.data };
	const messages = result.error.issues.map((issue) => [String(issue.path[0]), issue.message] as const).reverse();
	const found = new Map(messages);
	// In the order of the form, whatever was looked at first.
	const names = new Set([...form.keys(), ...found.keys()]);
	return {
		ok: false,
		fields: Object.fromEntries([...names].flatMap((name) => [[name, found.get(name)]]).filter(([, text]) => text)),
	};
}
