import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderLines, prices } from "#database/schema.ts";
import { addToCart } from "#shop/cart/change-cart.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { MUG, makeProject, readyToOrder, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { orderAgain } from "./order-again.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("who orders again is told by name what was left out", async () => {
	const shop = anotherVisitor(bench.shop);
	const other = { projectId: await makeProject(shop), variantId: MUG.otherVariantId, quantity: 1 };
	expect(await addToCart(shop, other)).toMatchObject({ ok: true });
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const { publicId } = placed.value.order;
	expect(await againOf()).toEqual({ added: 2, all: 2, gone: [], tooMuch: [] });

	await shop.db.update(orderLines).set({ name: "Other mug" }).where(eq(orderLines.variantId, MUG.otherVariantId));
	await shop.db.delete(prices).where(eq(prices.variantId, MUG.otherVariantId));
	expect(await againOf()).toEqual({ added: 1, all: 2, gone: ["Other mug"], tooMuch: [] });

	async function againOf() {
		const again = await orderAgain(shop, publicId, randomUUID());
		if (!again.ok) throw new Error(again.reason);
		return again.value;
	}
});
