import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLines, orderLines, prices } from "#database/schema.ts";
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

test("who orders again is told by name what was left out, and where the cart is full", async () => {
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

	const ownerId = shop.owner.id ?? "";
	const full = {
		ownerId,
		site: shop.site.code,
		variantId: MUG.variantId,
		quantity: 1,
		approvedHash: "",
		addedAt: shop.now,
	};
	const filled = await Promise.all(Array.from({ length: 100 }, () => makeProject(shop)));
	await shop.db.delete(cartLines).where(eq(cartLines.ownerId, ownerId));
	await shop.db.insert(cartLines).values(filled.map((projectId) => ({ ...full, id: randomUUID(), projectId })));
	expect(await orderAgain(shop, publicId, randomUUID())).toEqual({ ok: false, reason: "cart_full" });

	async function againOf() {
		const again = await orderAgain(shop, publicId, randomUUID());
		if (!again.ok) throw new Error(again.reason);
		return again.value;
	}
});
