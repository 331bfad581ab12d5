import { afterAll, beforeAll, expect, test } from "vitest";
import { parseBilling, parseReference } from "#shop/checkout/checkout-forms.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { viewOrder } from "#shop/orders/order-view.server.ts";
import type { Shop } from "#shop/shop.ts";
import { readyToOrder, stockMug } from "../../../tests/support/factories.ts";
import { partnerWithOrder } from "../../../tests/support/partner.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { changePartnerSettings, readPartnerSettings } from "./partner-settings.server.ts";

const BILLING = {
	company: "Nord Prints",
	vatId: "DE123456789",
	country: "DE",
	street: "Hafenstraße",
	streetNumber: "7",
};

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

function form(fields: Readonly<Record<string, string>>): FormData {
	const made = new FormData();
	for (const [name, value] of Object.entries(fields)) made.set(name, value);
	return made;
}

async function order(shop: Shop) {
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	return placed.value.order;
}

test("an order keeps whom its partner had it billed to and their reference, whatever is settled later", async () => {
	const { shop, id } = await partnerWithOrder(bench.shop);
	const own = { ...shop, customer: { id } };
	expect(await order(shop)).toMatchObject({ billing: null, reference: null });
	const billing = parseBilling(form({ ...BILLING, postcode: "20359", city: "Hamburg" }));
	if (!billing.ok) throw new Error(JSON.stringify(billing.fields));
	await changePartnerSettings(own, { billing: billing.value });
	await changePartnerSettings(own, { reference: "Łódź desk 2" });
	const settled = await order(shop);
	await changePartnerSettings(own, { billing: null });
	expect(await readPartnerSettings(shop)).toEqual({ billing: null, reference: "Łódź desk 2" });
	expect(settled).toMatchObject({ billing: { company: "Nord Prints", postcode: "20359" }, reference: "Łódź desk 2" });
	const shown = await viewOrder(shop, settled, true);
	expect(shown.billing?.lines).toEqual(["Nord Prints", "Hafenstraße 7", "20359 Hamburg", "Germany"]);
	expect(await viewOrder(shop, settled, false)).toMatchObject({ billing: undefined, reference: null });
	const standard = { ...shop, customer: { ...shop.customer, group: "standard" } } as Shop;
	expect(await order(standard)).toMatchObject({ billing: null, reference: null });
});

test.each([
	[{ company: " " }, { company: "required" }],
	[{ vatId: "nonsense" }, { vatId: "vat_id" }],
	[{ country: "US" }, { country: "required" }],
	[{ postcode: "SW1A 2AA" }, { postcode: "postcode" }],
])("billing to %j is told beside the field", (change, fields) => {
	const given = form({ ...BILLING, postcode: "20359", city: "Hamburg", ...change });
	expect(parseBilling(given)).toEqual({ ok: false, fields });
});

test("companies are billed where we deliver nothing; a reference has an end", () => {
	const canary = {
		...BILLING,
		vatId: "",
		country: "ES",
		postcode: "35001",
		city: "Las Palmas",
		province: "Las Palmas",
	};
	expect(parseBilling(form(canary))).toMatchObject({ ok: true, value: { postcode: "35001", vatId: null } });
	expect(parseReference(form({ reference: "x".repeat(61) }))).toEqual({ ok: false, fields: { reference: "too_long" } });
	expect(parseReference(form({ reference: " " }))).toEqual({ ok: true, value: { reference: null } });
});
