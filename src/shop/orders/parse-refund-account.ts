import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import { z } from "zod";
import { isStorable } from "#core/storable-text.ts";

export type RefundAccount = { holder: string; iban: string };
export type RefundAccountErrors = Readonly<Partial<Record<keyof RefundAccount, "required" | "too_long" | "invalid">>>;

const schema = z.object({
	/** As banks write names: at most 70 signs (SEPA). */
	holder: z
		.string("required")
		.transform((text) => text.normalize("NFC").trim().replace(/\s+/g, " "))
		.pipe(z.string().min(1, "required").max(70, "too_long").refine(isStorable, "invalid")),
	/** A QR-IBAN only takes payments of bills, no money back. */
	iban: z
		.string("required")
		.max(60, "invalid")
		.transform((text) => electronicFormatIBAN(text) ?? "")
		.pipe(
			z
				.string()
				.min(1, "required")
				.refine((iban) => isValidIBAN(iban, { allowQRIBAN: false }), "invalid"),
		),
});

export function parseRefundAccount(
	form: FormData,
): { ok: true; value: RefundAccount } | { ok: false; fields: RefundAccountErrors } {
	const result = schema.safeParse(Object.fromEntries(form));
	if (result.success) return { ok: true, value: result.data };
	const fields: Record<string, string> = {};
	for (const { path, message } of result.error.issues) fields[String(path[0])] ??= message;
	return { ok: false, fields: fields as RefundAccountErrors };
}
