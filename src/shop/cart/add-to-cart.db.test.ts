import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLines } from "#database/schema.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { callApi, postJson } from "../../../tests/support/call-api.ts";
import { MUG, makeProject, putInCart, stockMug } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { waitingForLocks } from "../../../tests/support/waiting-for-locks.ts";
import { readCart } from "./cart.server.ts";
import { addToCart, removeLine, setQuantity } from "./change-cart.server.ts";
import { chooseForLine } from "./choose-for-line.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const visitor = () => anotherVisitor(bench.shop);

test("adding leaves a line that nobody saw as it is: its number, and what is chosen beside it", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const add = (quantity: number) => addToCart(shop, { projectId, quantity, replaces: false });
	const lineId = await putInCart(shop, { projectId, quantity: 5, replaces: false });
	expect(await add(5), "sent twice").toMatchObject({ value: { lineId } });
	expect(await add(1)).toEqual({ ok: false, reason: "lies_there" });
	await chooseForLine(shop, lineId, { variantId: MUG.otherVariantId });
	expect(await add(5)).toEqual({ ok: false, reason: "lies_there" });
	await chooseForLine(shop, lineId, { variantId: MUG.variantId, quantity: 7 });
	expect(await add(5)).toEqual({ ok: false, reason: "lies_there" });
	expect((await readCart(shop)).lines).toMatchObject([{ id: lineId, quantity: 5, chosenQuantity: 7 }]);
});

test("a line that the API puts in again without a number keeps its own", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const put = (more: object) =>
		callApi(shop, "/api/carts/current/lines", postJson({ projectId, variantId: MUG.variantId, ...more }));
	const pieces = async () => (await readCart(shop)).pieces;
	expect([(await put({})).status, await pieces()]).toEqual([201, 1]);
	expect([(await put({ quantity: 5 })).status, await pieces()]).toEqual([201, 5]);
	const { lineId } = await (await put({})).json();
	expect(await pieces()).toBe(5);
	expect([(await put({ lineId })).status, await pieces()], "not guessed for a line that is named").toEqual([422, 5]);
});

test.each<[string, (shop: Shop, lineId: string) => Promise<unknown>, readonly object[]]>([
	["changes it", (shop, lineId) => setQuantity(shop, lineId, 9), [{ quantity: 9 }]],
	["takes it out", removeLine, []],
])("who adds what lies there as it is undoes nothing of who %s right after", async (_what, change, left) => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 5 });
	const both = await inTransaction(shop, async (inside) => {
		await inside.db.select().from(cartLines).where(eq(cartLines.id, lineId)).for("update");
		const added = addToCart(shop, { projectId, quantity: 5, replaces: false });
		await waitingForLocks(bench.pool, 1);
		const changed = change(shop, lineId);
		await waitingForLocks(bench.pool, 2);
		return [added, changed];
	});
	await Promise.all(both);
	const { lines } = await readCart(shop);
	expect(lines.map(({ quantity }) => ({ quantity }))).toEqual(left);
});
