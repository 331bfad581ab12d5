import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import type { FileStore } from "#shop/file-store.server.ts";
import { readyToOrder, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { proofPictures } from "./line-pictures.server.ts";
import { linesOf, type OrderLine } from "./orders.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("a proof is painted once, however often and by however many it is looked at", async () => {
	const shop = anotherVisitor(bench.shop);
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const [line] = await linesOf(shop, placed.value.order.id);
	const painted: string[] = [];
	const files: FileStore = {
		...shop.files,
		put(key, bytes) {
			painted.push(key);
			return shop.files.put(key, bytes);
		},
	};
	const look = () => proofPictures({ ...shop, files }, line as OrderLine);
	const [first] = await Promise.all([look(), look(), look()]);
	expect(first.map(({ side, width }) => [side, width])).toEqual([["wrap", 960]]);
	expect(await look()).toEqual(first);
	expect(painted).toEqual([expect.stringMatching(/^proofs\/..\/[0-9a-f]{64}\/wrap-plain-960\.jpg$/)]);
});
