import { expect, test } from "vitest";
import { COUNTRIES } from "#core/countries.ts";
import { type Site, siteByCode } from "#core/sites.ts";
import { parseAddress, parseContact } from "./checkout-forms.ts";

const CONTACT = { customerType: "PERSON", email: "ana@example.test", firstName: "Ana", lastName: "García" };
const LONDON = { country: "GB", street: "Downing Street", streetNumber: "10", postcode: "sw1a2aa", city: "London" };
const MADRID = {
	country: "ES",
	street: "Mayor",
	streetNumber: "1",
	postcode: "28013",
	city: "Madrid",
	province: "Madrid",
};

test.each(["ES", "GB", "FR"] as const)(
	"what is missing in an address of %s is told in the order of its form",
	(code) => {
		const asked = COUNTRIES[code].addressFields.filter(({ required }) => required).map(({ field }) => field);
		const parsed = parseAddress(formOf({ country: code }), siteByCode(code) as Site);
		expect(Object.keys(parsed.ok ? {} : parsed.fields)).toEqual(asked);
	},
);

test("a person's contact is trimmed, and a company's fields are forgotten", () => {
	const form = { ...CONTACT, firstName: "  Ana   María ", company: "left over", vatId: "nonsense" };
	expect(parseContact(formOf(form))).toMatchObject({
		ok: true,
		value: { firstName: "Ana María", company: null, vatId: null, phone: null },
	});
});

test.each([
	[{ email: "ana@example" }, { email: "email" }],
	[{ email: "ana maria@example.test" }, { email: "email" }],
	[{ email: "" }, { email: "required" }],
	[{ firstName: "   " }, { firstName: "required" }],
	[{ firstName: "x".repeat(81) }, { firstName: "too_long" }],
	[{ lastName: "García\u0000" }, { lastName: "invalid" }],
	[{ phone: "call me" }, { phone: "phone" }],
	[{ customerType: "ADMIN" }, { customerType: "required" }],
	[{ customerType: "COMPANY" }, { company: "required" }],
	[{ customerType: "COMPANY", company: "Acme", vatId: "XX1" }, { vatId: "vat_id" }],
])("contact with %o is told so", (change, fields) => {
	expect(parseContact(formOf({ ...CONTACT, ...change }))).toEqual({ ok: false, fields });
});

test("all that is wrong in a step is told at once", () => {
	const address = { ...LONDON, street: "", city: " ", postcode: "28013" };
	expect(parseAddress(formOf(address), siteByCode("GB") as Site)).toEqual({
		ok: false,
		fields: { street: "required", city: "required", postcode: "postcode" },
	});
	const company = { customerType: "COMPANY", email: "ana", firstName: "", lastName: "García", vatId: "XX1" };
	expect(parseContact(formOf(company))).toEqual({
		ok: false,
		fields: { email: "email", firstName: "required", company: "required", vatId: "vat_id" },
	});
});

test("a company's VAT number is taken with dots and small letters", () => {
	const form = { ...CONTACT, customerType: "COMPANY", company: "Acme", vatId: "es b1234567.8" };
	expect(parseContact(formOf(form))).toMatchObject({ ok: true, value: { vatId: "ESB12345678" } });
});

test.each([
	["GB", LONDON, "SW1A 2AA"],
	["ES", MADRID, "28013"],
	["IE", { ...LONDON, country: "IE", postcode: "d02af30" }, "D02 AF30"],
])("an address in %s has its postcode as the post writes it", (site, form, postcode) => {
	expect(parseAddress(formOf(form), siteByCode(site) as Site)).toMatchObject({ ok: true, value: { postcode } });
});

test.each([
	["GB", { ...LONDON, postcode: "JE2 3AB" }, { postcode: "not_served" }],
	["GB", { ...LONDON, postcode: "28013" }, { postcode: "postcode" }],
	["GB", { ...LONDON, city: "" }, { city: "required" }],
	["GB", MADRID, { country: "required" }],
	["GB", { ...LONDON, streetNumber: "" }, { street: "house" }],
	["ES", { ...MADRID, postcode: "35002" }, { postcode: "not_served" }],
	["ES", { ...MADRID, province: "" }, { province: "required" }],
])("on site %s %o is told so", (site, form, fields) => {
	expect(parseAddress(formOf(form), siteByCode(site) as Site)).toEqual({ ok: false, fields });
});

test.each<Record<string, string>>([
	{ street: "10 Downing Street" },
	{ street: "The Old Mill, Church Lane" },
	{ street: "Church Lane", unit: "The Old Mill" },
])("in Great Britain %o needs no house number of its own", (where) => {
	const parsed = parseAddress(formOf({ ...LONDON, streetNumber: "", ...where }), siteByCode("GB") as Site);
	expect(parsed).toMatchObject({ ok: true, value: { ...where, streetNumber: "" } });
});

function formOf(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}
