import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articles, shippingRates } from "#database/schema.ts";
import { readCart } from "#shop/cart/cart.server.ts";
import { cartDelivery } from "#shop/cart/cart-delivery.server.ts";
import { setQuantity } from "#shop/cart/change-cart.server.ts";
import { changeCheckout, quote, readCheckout } from "#shop/checkout/checkout.server.ts";
import type { Shop } from "#shop/shop.ts";
import { MUG, makeProject, putInCart, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { deliveryPrice } from "./delivery-price.server.ts";
import { deliveryTables } from "./delivery-tables.server.ts";

/** As many mugs of 420 g as a light parcel carries, and as any does. */
const [LIGHT, MOST] = [11, 71];

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	const { db } = bench.shop;
	await stockMug(bench.shop);
	const heavy = { amount: 885, freeFrom: 30_000, maximumLength: 1200 };
	const [standard] = await db.update(shippingRates).set(heavy).returning();
	const light = { ...standard!, maximumWeight: 5000, amount: 395, freeFrom: 4500 };
	const express = { ...light, option: "express" as const, amount: 895, freeFrom: null, maximumLength: 1500 };
	await db
		.insert(shippingRates)
		.values([
			light,
			{ ...express, transitDays: 1 },
			{ ...express, maximumWeight: 30_000, amount: 1390, transitDays: 2 },
			{ ...standard!, country: "IE", amount: 990, freeFrom: null, maximumLength: null },
		]);
});
afterAll(() => bench.close());

/** What the checkout asks for each option. */
async function asked(shop: Shop): Promise<Record<string, string>> {
	const { options } = await quote(shop, await readCheckout(shop));
	return Object.fromEntries(options.map(({ option, price }) => [option, deliveryPrice(price, shop)]));
}

async function withMugs(quantity: number): Promise<{ shop: Shop; hold: (quantity: number) => Promise<unknown> }> {
	const shop = anotherVisitor(bench.shop);
	const line = await putInCart(shop, { projectId: await makeProject(shop), quantity });
	return { shop, hold: (next) => setQuantity(shop, line, next) };
}

test("the table tells what the checkout asks, whatever the cart weighs and costs", async () => {
	const { shop, hold } = await withMugs(1);
	const [table] = await deliveryTables(shop);
	expect(table?.country).toBe("United Kingdom");
	expect(table?.options).toEqual([
		{ option: "standard", days: { least: 3, most: 3 }, longest: "120\u00a0cm" },
		{ option: "express", days: { least: 1, most: 2 }, longest: "150\u00a0cm" },
	]);
	expect(table?.weights.map(({ upTo }) => upTo)).toEqual(["5\u00a0kg", "30\u00a0kg"]);
	for (const [row, quantity] of [1, LIGHT + 1].entries()) {
		await hold(quantity);
		const prices = table?.weights[row]?.prices ?? [];
		expect(Object.values(await asked(shop))).toEqual(prices.map((cost) => cost?.price));
	}
	expect(table?.weights.map(({ prices }) => prices.map((cost) => cost?.freeFrom))).toEqual([
		["£45", undefined],
		["£300", undefined],
	]);
});

test("the cart tells what is missing until the very sum from which the checkout asks nothing", async () => {
	const { shop, hold } = await withMugs(1);
	const delivery = async () => cartDelivery(shop, await readCart(shop));
	const told = async () => (await delivery())?.free;
	const seen: Record<number, string | undefined> = {};
	for (const quantity of [1, 3, 4, LIGHT, LIGHT + 1, MOST]) {
		await hold(quantity);
		seen[quantity] = (await told())?.missing;
		expect((await asked(shop)).standard === "Free", `${quantity} mugs`).toBe(seen[quantity] === undefined);
	}
	// Five working days from Monday 23 on: two to make it, three on its way.
	expect((await delivery())?.arrivesBy).toBe("Monday 30 November");
	expect(seen).toMatchObject({ 1: "£32.10", 3: "£6.30", [LIGHT + 1]: "£169.20" });
	await hold(MOST + 1);
	expect([await asked(shop), await delivery()]).toEqual([{}, { free: undefined, arrivesBy: undefined }]);
	await hold(4);
	const packed = (parcel: object | null) =>
		shop.db
			.update(articles)
			.set({ parcel: parcel as never })
			.where(eq(articles.id, MUG.id));
	await packed({ length: 1201, width: 90, height: 90 });
	expect([await asked(shop), await told()]).toEqual([{ express: "£8.95" }, undefined]);
	await packed(null);
	expect(await cartDelivery(shop, await readCart(anotherVisitor(shop)))).toBeUndefined();
});

test("a light parcel that is too long for its price has a row of its own", async () => {
	const { shop } = await withMugs(1);
	const there = { ...shop, site: { ...shop.site, deliveryCountries: ["IE"] as const } };
	const [rate] = await shop.db.select().from(shippingRates).where(eq(shippingRates.country, "IE"));
	const short = { ...rate!, maximumWeight: 2000, maximumLength: 600, amount: 490 };
	await shop.db.insert(shippingRates).values(short);
	const [table] = await deliveryTables(there);
	expect(table?.weights.map(({ upTo, prices }) => [upTo, prices[0]?.price])).toEqual([
		["2\u00a0kg · 60\u00a0cm", "£4.90"],
		["2\u00a0kg", "£9.90"],
		["30\u00a0kg", "£9.90"],
	]);
	await shop.db.delete(shippingRates).where(eq(shippingRates.maximumWeight, short.maximumWeight));
});

test("the country that the checkout was told comes first, and its rules are the cart's", async () => {
	const { shop } = await withMugs(4);
	const site = { ...shop.site, deliveryCountries: ["GB", "IE"] as const };
	const there = { ...shop, site };
	const countries = async () => (await deliveryTables(there)).map(({ country }) => country);
	expect(await countries()).toEqual(["United Kingdom", "Ireland"]);
	await changeCheckout(there, { country: "IE" });
	expect(await countries()).toEqual(["Ireland", "United Kingdom"]);
	expect([await asked(there), (await cartDelivery(there, await readCart(there)))?.free]).toEqual([
		{ standard: "£9.90" },
		undefined,
	]);
});
