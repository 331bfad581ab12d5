import { expect, test } from "vitest";
import { BRANDS } from "#core/brands.ts";
import { textsOf } from "#shop/texts.server.ts";
import { accountMail } from "./account-mail.tsx";
import { orderReceived } from "./order-received.tsx";

const LONG = "x".repeat(80);

test("a long name, address or design name breaks and leaves its amount whole", () => {
	const t = ((key: string, facts?: { name?: string }) => [key, facts?.name].join(" ")) as never;
	const { html } = orderReceived({
		brand: BRANDS.keepsake,
		t,
		language: "en",
		firstName: LONG,
		number: "1",
		trackingUrl: "https://shop.test/tracking/1",
		address: [LONG],
		shipping: "€4.90",
		total: "€17.80",
		vat: "€2.84",
		foot: [{ text: LONG, link: "https://shop.test/help-center" }],
		lines: [{ position: 0, name: LONG, words: undefined, quantity: 1, total: "€12.90" }],
	});
	const cells = [...html.matchAll(/<td([^>]*)>(?:<p[^>]*>)([^<]*)/g)].map(([, style = "", text = ""]) => [
		text.includes(LONG) ? "long" : /^€/.test(text) ? "amount" : "other",
		/overflow-wrap:anywhere;word-break:break-word/.test(style) ? "breaks" : /nowrap/.test(style) ? "whole" : "",
	]);
	expect(cells).toContainEqual(["long", "breaks"]);
	expect(cells.filter(([kind]) => kind === "amount")).toEqual(Array(3).fill(["amount", "whole"]));
	expect(cells.every(([kind, style]) => style === (kind === "amount" ? "whole" : "breaks"))).toBe(true);
});

test("each brand writes in its own words, and its mail says where help is", () => {
	const t = textsOf({ iso: "en-GB", language: "en" }).getFixedT("en-GB", "login-mail");
	const foot = [{ text: "Help", link: "https://shop.test/help-center" }];
	const facts = { t, language: "en-GB", kind: "confirm", link: "https://shop.test/login", foot } as const;
	const [keepsake, popkin] = [BRANDS.keepsake, BRANDS.popkin].map((brand) => accountMail({ brand, ...facts }));
	expect([keepsake?.subject, popkin?.subject]).toEqual([
		"Confirm your address for Keepsake",
		"Popkin: one click to confirm",
	]);
	for (const part of ["You did not open an account?", "https://shop.test/help-center"]) {
		expect(popkin?.html).toContain(part);
		expect(popkin?.text).toContain(part);
	}
});
