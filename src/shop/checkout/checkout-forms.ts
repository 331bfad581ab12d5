import { z } from "zod";
import type { BillingDetails } from "#core/billing-details.ts";
import {
	ADDRESS_FIELDS,
	type AddressField,
	COUNTRIES,
	type Country,
	type CountryCode,
	isCountryCode,
	normalizePostcode,
} from "#core/countries.ts";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import { isEmailAddress } from "#core/email-address.ts";
import type { Site } from "#core/sites.ts";
import { mostLetters } from "./most-letters.ts";

/** Field -> key of the sentence that tells what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;
type Parsed<Value> = { ok: true; value: Value } | { ok: false; fields: FieldErrors };

const line = (most: number) =>
	z
		.string()
		.transform((text) => text.normalize("NFC").trim().replace(/\s+/g, " "))
		.pipe(
			z
				.string()
				.max(most, "too_long")
				.regex(/^\P{Cc}*$/u, "invalid"),
		);
const filled = (most: number) => line(most).pipe(z.string().min(1, "required"));
const blank = (most: number) =>
	line(most)
		.optional()
		.transform((text) => text || null);

const vatId = blank(mostLetters("vatId"))
	.transform((text) => text?.toUpperCase().replace(/[\s.-]/g, "") ?? null)
	.refine(isKnownVatId, "vat_id");
const forgotten = z
	.unknown()
	.optional()
	.transform(() => null);

// Every rule stands at its field: rules over several fields are only asked when each of these is in order.
const personSchema = z.object({
	customerType: z.enum(CUSTOMER_TYPES, "required"),
	email: filled(mostLetters("email")).refine(isEmailAddress, "email"),
	firstName: filled(mostLetters("firstName")),
	lastName: filled(mostLetters("lastName")),
	company: forgotten,
	vatId: forgotten,
	newsletter: z
		.string()
		.optional()
		.transform((text) => text === "yes"),
	phone: blank(mostLetters("phone")).refine((text) => text === null || /^\+?[\d\s().-]{6,30}$/.test(text), "phone"),
});
const companySchema = z.object({ company: filled(mostLetters("company")), vatId });
const companyContactSchema = personSchema.extend(companySchema.shape);
const nameSchema = z.object({ firstName: filled(mostLetters("firstName")), lastName: filled(mostLetters("lastName")) });
export type Contact = z.output<typeof personSchema> | z.output<typeof companyContactSchema>;

export type Address = {
	/** The name on the parcel, where it is not the one who orders. */
	recipient: string | null;
	country: string;
	street: string;
	streetNumber: string;
	unit: string | null;
	postcode: string;
	city: string;
	province: string | null;
};

export function parseContact(form: FormData): Parsed<Contact> {
	return form.get("customerType") === "COMPANY" ? parse(companyContactSchema, form) : parse(personSchema, form);
}

/** Which fields there are and how the postcode looks is the country's business. */
export function parseAddress(form: FormData, site: Site): Parsed<Address> {
	const parsed = parsePlace(form, site.deliveryCountries);
	if (!parsed.ok) return parsed;
	const { country, postcode } = parsed.value;
	const { notServed }: Country = COUNTRIES[country];
	return notServed?.test(postcode) ? { ok: false, fields: { postcode: "not_served" } } : parsed;
}

/** Whom to bill: a company, wherever we deliver. */
export function parseBilling(form: FormData): Parsed<BillingDetails> {
	const company = parse(companySchema, form);
	const place = parsePlace(form, Object.keys(COUNTRIES) as CountryCode[]);
	if (!company.ok || !place.ok)
		return { ok: false, fields: { ...(company.ok ? {} : company.fields), ...(place.ok ? {} : place.fields) } };
	const { recipient: _, ...address } = place.value;
	return { ok: true, value: { ...company.value, ...address } };
}

export function parseReference(form: FormData): Parsed<{ reference: string | null }> {
	return parse(z.object({ reference: blank(mostLetters("reference")) }), form);
}

function parsePlace(
	form: FormData,
	countries: readonly CountryCode[],
): Parsed<Address & { readonly country: CountryCode }> {
	const code = String(form.get("country") ?? "");
	if (!isCountryCode(code) || !countries.includes(code)) return { ok: false, fields: { country: "required" } };
	const country: Country = COUNTRIES[code];
	const parsed = parse(addressSchema(country), form);
	if (!parsed.ok) return parsed;
	const fields = parsed.value as Record<(typeof ADDRESS_FIELDS)[number] | "recipient", string | null>;
	if (!fields.streetNumber && !fields.unit && !/[\d,]/.test(fields.street ?? ""))
		return { ok: false, fields: { street: "house" } };
	return {
		ok: true,
		value: {
			recipient: fields.recipient ?? null,
			country: code,
			street: fields.street ?? "",
			streetNumber: fields.streetNumber ?? "",
			unit: fields.unit,
			postcode: fields.postcode ?? "",
			city: fields.city ?? "",
			province: country.addressFields.some(({ field }) => field === "province") ? fields.province : null,
		},
	};
}

/** An address of the customer's book: with a name of its own. */
export type NamedAddress = Omit<Address, "recipient"> & { firstName: string; lastName: string };

export function parseNamedAddress(form: FormData, site: Site): Parsed<NamedAddress> {
	const name = parse(nameSchema, form);
	const address = parseAddress(form, site);
	if (!name.ok || !address.ok)
		return { ok: false, fields: { ...(name.ok ? {} : name.fields), ...(address.ok ? {} : address.fields) } };
	const { recipient: _, ...place } = address.value;
	return { ok: true, value: { ...name.value, ...place } };
}

/** Faults are told in the order of the country's own form. Kept: the first use of a schema compiles it. */
const addressSchemas = new Map<Country, z.ZodObject>();

function addressSchema(country: Country): z.ZodObject {
	const known = addressSchemas.get(country);
	if (known) return known;
	const isRequired = new Map(country.addressFields.map((rule) => [rule.field, rule.required]));
	const inOrder = new Set<AddressField>([...isRequired.keys(), ...ADDRESS_FIELDS]);
	const rule = (field: AddressField) =>
		isRequired.get(field) ? filled(mostLetters(field)) : blank(mostLetters(field));
	const shape = Object.fromEntries(
		[...inOrder].map((field) => [field, field === "postcode" ? postcodeOf(country) : rule(field)]),
	);
	const schema = z.object({ ...shape, recipient: blank(mostLetters("recipient")) });
	addressSchemas.set(country, schema);
	return schema;
}

function postcodeOf(country: Country) {
	return filled(mostLetters("postcode"))
		.transform((text) => normalizePostcode(country, text))
		.refine((postcode) => country.postcode.test(postcode), "postcode");
}

function isKnownVatId(given: string | null): boolean {
	return given === null || Object.values(COUNTRIES).some((country) => country.vatId.test(given));
}

function parse<Schema extends z.ZodType>(schema: Schema, form: FormData): Parsed<z.output<Schema>> {
	const texts = Object.fromEntries(
		[...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
	const result = schema.safeParse(texts);
	if (result.success) return { ok: true, value: result.data };
	const fields: Record<string, string> = {};
	for (const issue of result.error.issues) {
		const field = String(issue.path[0]);
		fields[field] ??= issue.code === "invalid_type" ? "required" : issue.message;
	}
	return { ok: false, fields };
}
