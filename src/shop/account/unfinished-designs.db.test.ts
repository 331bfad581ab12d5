import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { listUnfinished } from "#shop/projects/unfinished-designs.server.ts";
import type { Shop } from "#shop/shop.ts";
import { documentWith, MUG, makeProject, putInCart, readyToOrder, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { deleteDesign } from "./delete-design.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const idsFor = async (shop: Shop, article?: number) =>
	(await listUnfinished(shop, () => shop.records.state(shop), article)).map(({ id }) => id);
const later = (shop: Shop, days: number): Shop => ({
	...shop,
	now: new Date(shop.now.getTime() + days * 24 * 3_600_000),
});

test("only what its visitor began is offered, the newest first, and not for ever", async () => {
	const shop = anotherVisitor(bench.shop);
	const [oldest, older, newest] = [
		await makeProject(shop),
		await makeProject(later(shop, 1)),
		await makeProject(later(shop, 2)),
	];
	await makeProject(later(shop, 3), documentWith());
	expect(await idsFor(later(shop, 3))).toEqual([newest, older]);
	expect(await idsFor(later(shop, 3), MUG.id)).toEqual([newest]);
	expect(await idsFor(later(shop, 3), MUG.id + 1)).toEqual([]);
	expect(await idsFor(anotherVisitor(shop))).toEqual([]);
	await deleteDesign(shop, newest);
	expect(await idsFor(later(shop, 3))).toEqual([older, oldest]);
	expect(await idsFor(later(shop, 62))).toEqual([]);
});

test("what lies in the cart or was ordered is finished", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(shop);
	expect(await idsFor(shop)).toEqual([id]);
	await putInCart(shop, { projectId: id, quantity: 1 });
	expect(await idsFor(shop)).toEqual([]);
	const buyer = anotherVisitor(bench.shop);
	const placed = await placeOrder(buyer, { ...(await readyToOrder(buyer)), method: "CARD" });
	expect(placed.ok).toBe(true);
	expect(await idsFor(buyer)).toEqual([]);
});
