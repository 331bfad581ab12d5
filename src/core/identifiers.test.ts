import { expect, test } from "vitest";
import { isPublicId, isUuid, parseId } from "#core/identifiers.ts";

test.each([
	["0a6d2c10-5b1e-4c7a-9a41-6f1c7d0e0001", true],
	["------------------------------------", false],
	["0A6D2C10-5B1E-4C7A-9A41-6F1C7D0E0001", false],
	["", false],
	[null, false],
])("%s is a UUID: %s", (text, expected) => {
	expect(isUuid(text)).toBe(expected);
});

test.each([
	["tp03nSJhvc_i5UPQdw4Qgg", true],
	["tp03nSJhvc_i5UPQdw4Q\u0000g", false],
	["short", false],
])("%s is a public id: %s", (text, expected) => {
	expect(isPublicId(text)).toBe(expected);
});

test.each([
	["1101", 1101],
	["0", undefined],
	["9999999999", undefined],
	["1e3", undefined],
])("%s is the id %s", (text, expected) => {
	expect(parseId(text)).toBe(expected);
});
