import { expect, test } from "vitest";
import { affiliateOf, attributionOf, awcOf } from "./attribution.ts";

const query = (text: string) => new URLSearchParams(text);

test("a campaign is what its link says of itself, and nothing else of the address", () => {
	expect(attributionOf(query("utm_source=news&gclid=a1&page=2&utm_term="), null)).toEqual({
		utm_source: "news",
		gclid: "a1",
	});
	expect(attributionOf(query("page=2"), null)).toBeUndefined();
	expect(attributionOf(query(`utm_source=${"x".repeat(201)}&fbclid=a%00b`), null)).toBeUndefined();
});

test.each([
	["https://www.paypal.com/checkout", "utm_source=x"],
	["https://shop.example/", "utm_source=Klarna.com"],
])("coming back from %s with %s is no campaign", (referrer, search) => {
	expect(attributionOf(query(search), referrer)).toBeUndefined();
});

test("who is not PayPal may look like it", () => {
	expect(attributionOf(query("utm_source=x"), "https://notpaypal.com/")).toEqual({ utm_source: "x" });
});

test.each([
	["afcust=1000001", 1_000_001],
	["afcust=01", undefined],
	["afcust=1e3", undefined],
	["afcust=7;drop", undefined],
	["afcust=1234567890123", undefined],
	["", undefined],
])("%s belongs to affiliate %s", (search, expected) => {
	expect(affiliateOf(query(search))).toBe(expected);
});

test("a click id is plain", () => {
	expect(awcOf(query("awc=5_17_ab-c"))).toBe("5_17_ab-c");
	expect(awcOf(query("awc=%0d%0aset-cookie"))).toBeUndefined();
});
