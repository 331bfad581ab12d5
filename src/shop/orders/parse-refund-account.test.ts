import { expect, test } from "vitest";
import { parseRefundAccount } from "./parse-refund-account.ts";

test.each([
	[
		"es91 2100 0418 4502 0005 1332",
		"Ana  García ",
		{ ok: true, value: { holder: "Ana García", iban: "ES9121000418450200051332" } },
	],
	["GB82-WEST-1234-5698-7654-32", "Ana", { ok: true, value: { holder: "Ana", iban: "GB82WEST12345698765432" } }],
	["ES91 2100 0418 4502 0005 1333", "Ana", { ok: false, fields: { iban: "invalid" } }],
	["CH44 3199 9123 0008 8901 2", "Ana", { ok: false, fields: { iban: "invalid" } }],
	["ES91".repeat(20), "Ana", { ok: false, fields: { iban: "invalid" } }],
	[" ", " ", { ok: false, fields: { iban: "required", holder: "required" } }],
	["GB82WEST12345698765432", "A".repeat(71), { ok: false, fields: { holder: "too_long" } }],
])("an account %s of %s", (iban, holder, expected) => {
	const form = new FormData();
	form.set("iban", iban);
	form.set("holder", holder);
	expect(parseRefundAccount(form)).toEqual(expected);
	expect(parseRefundAccount(new FormData())).toMatchObject({ fields: { iban: "required", holder: "required" } });
});
