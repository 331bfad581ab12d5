import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projects } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import type { Shop } from "#shop/shop.ts";
import { MUG, makeProject, readyToOrder, shownNow, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { readCart } from "./cart.server.ts";
import { addToCart, setQuantity } from "./change-cart.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const visitor = () => anotherVisitor(bench.shop);

async function redraw(shop: Shop, projectId: string, hash: string): Promise<void> {
	await shop.db.update(projects).set({ hash }).where(eq(projects.id, projectId));
}

test("a design that was changed since it was put in is ordered once it was put in again, or is as it was", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	const order = async () => placeOrder(shop, { ...ready, ...(await shownNow(shop)), method: "CARD" });
	const [line] = (await readCart(shop)).lines;
	if (!line) throw new Error("an empty cart");
	const { projectId, hash, variantId } = line;
	expect(line.isChanged).toBe(false);
	await redraw(shop, projectId, "another");
	expect((await readCart(shop)).lines).toMatchObject([{ isChanged: true }]);
	expect(await order()).toEqual({ ok: false, reason: "contents_changed" });
	await redraw(shop, projectId, hash);
	expect((await readCart(shop)).lines).toMatchObject([{ isChanged: false }]);
	await redraw(shop, projectId, "another");
	expect(await addToCart(shop, { projectId, variantId, quantity: 1, lineId: line.id })).toMatchObject({ ok: true });
	expect((await readCart(shop)).lines).toMatchObject([{ isChanged: false }]);
	expect(await order()).toMatchObject({ ok: true });
});

test("who leaves the quantity as it was seen in the cart keeps what another tab has made of it, in another variant too", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const added = await addToCart(shop, { projectId, quantity: 1 });
	if (!added.ok) throw new Error(added.reason);
	const { lineId } = added.value;
	const update = (variantId: number, quantity: number, edited?: string) =>
		addToCart(shop, { projectId, variantId, quantity, seenQuantity: 1, lineId: edited, replaces: true });
	await setQuantity(shop, lineId, 4);
	expect(await update(MUG.variantId, 1)).toMatchObject({ ok: true });
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 4 }]);
	expect(await update(MUG.otherVariantId, 1, lineId)).toMatchObject({ ok: true });
	expect((await readCart(shop)).lines).toMatchObject([{ variantId: MUG.otherVariantId, quantity: 4 }]);
	expect(await update(MUG.otherVariantId, 2)).toMatchObject({ ok: true });
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 2 }]);
});
