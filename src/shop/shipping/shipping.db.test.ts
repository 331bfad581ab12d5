import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articles, orderLines, shippingRates } from "#database/schema.ts";
import { changeCheckout, quote, readCheckout } from "#shop/checkout/checkout.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { MUG, makeProject, putInCart, readyToOrder, shownNow, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";

const TUBE = { length: 700, width: 90, height: 90 };

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	const { db } = bench.shop;
	await stockMug(bench.shop);
	const [standard] = await db.update(shippingRates).set({ maximumLength: 1200 }).returning();
	await db.insert(shippingRates).values({ ...standard!, option: "express", amount: 895, maximumLength: 1500 });
});
afterAll(() => bench.close());

test("a piece too long for the standard delivery goes by express, one too long for both goes nowhere", async () => {
	const shop = anotherVisitor(bench.shop);
	const packed = (parcel: typeof TUBE | null) =>
		shop.db.update(articles).set({ parcel }).where(eq(articles.id, MUG.id));
	const offered = async () => (await quote(shop, await readCheckout(shop))).options.map(({ option }) => option);
	await readyToOrder(shop);
	await putInCart(shop, { projectId: await makeProject(shop), quantity: 9 });
	expect(await offered()).toEqual(["standard", "express"]);
	await packed(TUBE);
	expect(await offered()).toEqual(["standard", "express"]);
	await packed({ ...TUBE, length: 1501 });
	expect(await offered()).toEqual([]);
	const long = { ...TUBE, length: 1201 };
	await packed(long);
	expect(await offered()).toEqual(["express"]);
	expect(await placeOrder(shop, { ...(await shownNow(shop)), method: "CARD" })).toMatchObject({ reason: "incomplete" });
	await changeCheckout(shop, { shippingOption: "express" });
	const placed = await placeOrder(shop, { ...(await shownNow(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	await packed(null);
	const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, placed.value.order.id));
	expect(lines.map(({ parcel }) => parcel)).toEqual([long, long]);
});
