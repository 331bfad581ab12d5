import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { orderLines } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import { documentWith, readyToOrder, stockMug, textElement } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { proofPictures } from "./line-pictures.server.ts";
import { linesOf } from "./orders.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("six flat pictures of one visitor wait, the seventh is to be asked for again; others and mails wait on", async () => {
	const { shop, order } = await orderOfElaborateLines(7);
	const gate = Promise.withResolvers<Buffer>();
	const get = vi.fn((_key: string) => gate.promise);
	const files = { ...shop.files, get, has: async (key: string) => key.endsWith(".json") };
	const ana = { ...shop, files, clientAddress: "192.0.2.1" };
	const zoe = { ...ana, clientAddress: "192.0.2.2" };
	const ask = (visitor: Shop, position: number) =>
		callApi(visitor, `/previews/orders/${order.publicId}/${position}-wrap.jpg`);
	const six = [1, 2, 3, 4, 5, 6].map((position) => ask(ana, position));
	await expect.poll(() => get.mock.calls.length).toBe(6);
	const seventh = await ask(ana, 7);
	expect([seventh.status, seventh.headers.get("retry-after")]).toEqual([503, "30"]);
	const other = ask(zoe, 7);
	await expect.poll(() => get.mock.calls.length).toBe(7);
	const { clientAddress: _nobody, ...job } = ana;
	const [line] = await linesOf(shop, order.id);
	const mail = proofPictures(job, line!);
	await expect.poll(() => get.mock.calls.length).toBe(8);
	gate.reject(new Error("The file store is gone"));
	await expect(mail).rejects.toThrow("The file store is gone");
	expect((await Promise.all([...six, other])).map(({ status }) => status)).toEqual(Array(7).fill(500));
	expect((await ask(ana, 7)).status).toBe(500);
});

/** One order whose lines have a proof each, of a design that is elaborate. */
async function orderOfElaborateLines(count: number) {
	const shop = anotherVisitor(bench.shop);
	const words = textElement("Für Zoë, from Ana and all. ".repeat(70));
	const document = documentWith({ ...words, id: "one" }, { ...words, id: "two" });
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop, 1, document)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const { order } = placed.value;
	const [line] = await linesOf(shop, order.id);
	for (let position = 2; position <= count; position++) {
		const proofHash = createHash("sha256").update(String(position)).digest("hex");
		await shop.db.insert(orderLines).values({ ...line!, position, proofHash });
	}
	return { shop, order };
}
