import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articles, articleVariants, prices, projects, projectVersions } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { listVersions, readVersion } from "#shop/projects/project-versions.server.ts";
import { saveProject } from "#shop/projects/projects.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { callApi, postJson } from "../../../tests/support/call-api.ts";
import {
	documentWith,
	MUG,
	makeProject,
	putInCart,
	readyToOrder,
	shownNow,
	stockMug,
	textElement,
} from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { waitingForLocks } from "../../../tests/support/waiting-for-locks.ts";
import { answerCartForm } from "./answer-cart-form.server.ts";
import { type CartLine, readCart } from "./cart.server.ts";
import { addToCart, removeLine, removeOrdered, setQuantity } from "./change-cart.server.ts";
import { chooseForLine, type LineChoice } from "./choose-for-line.server.ts";
import { emptyCart } from "./empty-cart.server.ts";
import { putAsApproved } from "./put-as-approved.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const visitor = () => anotherVisitor(bench.shop);

/** Of an article like the mug. */
async function variantOfAnother({ db }: Shop): Promise<number> {
	const [[article], [variant]] = await Promise.all([
		db.select().from(articles).where(eq(articles.id, MUG.id)),
		db.select().from(articleVariants).where(eq(articleVariants.id, MUG.variantId)),
	]);
	await db.insert(articles).values({ ...article!, id: 12 });
	await db.insert(articleVariants).values({ ...variant!, id: 1201, articleId: 12, sku: "another" });
	return 1201;
}

function send(shop: Shop, fields: Record<string, unknown>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
	return answerCartForm(shop, form);
}

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

test("what the editor shows for a line waits beside it, and is ordered once it was put in", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	const order = async () => placeOrder(shop, { ...ready, ...(await shownNow(shop)), method: "CARD" });
	const line = async () => (await readCart(shop)).lines[0];
	const { id: lineId, projectId, variantId, quantity } = (await line())!;
	const choose = (who: Shop, choice: LineChoice) =>
		callApi(who, `/api/carts/current/lines/${lineId}/choice`, { ...postJson(choice), method: "PUT" });
	expect((await choose(shop, { variantId, quantity })).status, "as it is").toBe(204);
	expect(await line()).toMatchObject({ isChanged: false });
	const other = { variantId: MUG.otherVariantId, quantity: 7 };
	expect((await choose(visitor(), other)).status).toBe(404);
	expect((await choose(shop, { ...other, variantId: 1 })).status).toBe(422);
	expect((await choose(shop, { ...other, quantity: 1000 })).status).toBe(422);
	expect(await line()).toMatchObject({ isChanged: false });
	expect((await choose(shop, other)).status).toBe(204);
	expect(await line()).toMatchObject({ variantId, quantity, isChanged: true });
	expect(await order()).toEqual({ ok: false, reason: "contents_changed" });
	const heard = (await (await callApi(shop, "/api/carts/current")).json()).lines[0];
	expect(heard).toMatchObject({ variantId, chosenVariantId: other.variantId, chosenQuantity: 7 });
	await putInCart(shop, { projectId, ...other, seenQuantity: quantity, lineId });
	expect(await line()).toMatchObject({ id: lineId, ...other, isChanged: false });
	await choose(shop, { ...other, quantity: 8 });
	expect(await line()).toMatchObject({ quantity: 7, isChanged: true });
	await setQuantity(shop, lineId, 9);
	expect(await line(), "the cart's own number, set last").toMatchObject({ quantity: 9, isChanged: false });
	expect(await order()).toMatchObject({ ok: true });
});

test("a line that is taken out and put back has what was chosen for it, of its own article", async () => {
	const shop = visitor();
	const lineId = await putInCart(shop, { projectId: await makeProject(shop), quantity: 2 });
	await chooseForLine(shop, lineId, { variantId: MUG.otherVariantId, quantity: 3 });
	const removed = await send(shop, { line: lineId, intent: "remove" });
	if (removed?.told !== "removed") throw new Error(removed?.told);
	const { id: line, projectId: project, variantId: variant, approvedHash: approved, addedAt: added } = removed.line;
	const { chosenVariantId, chosenQuantity } = removed.line;
	const form = { intent: "put-back", line, project, variant, quantity: 2, approved, added };
	await send(shop, { ...form, "chosen-variant": await variantOfAnother(shop), "chosen-quantity": 1000 });
	const [bare] = (await readCart(shop)).lines;
	expect(bare).toMatchObject({ quantity: 2, isChanged: false });
	await removeLine(shop, bare!.id);
	await send(shop, { ...form, "chosen-variant": chosenVariantId, "chosen-quantity": chosenQuantity });
	const chosen = { chosenVariantId: MUG.otherVariantId, chosenQuantity: 3 };
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 2, isChanged: true, ...chosen }]);
});

test("a line that was put in as another size comes back as it was put in, however soon it is changed", async () => {
	const shop = visitor();
	const at = (seconds: number) => ({ ...shop, now: new Date(shop.now.getTime() + seconds * 1000) });
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 1 });
	const redrawn = (words: string, baseVersion: number) => {
		return { variantId: MUG.otherVariantId, document: documentWith(textElement(words)), baseVersion };
	};
	await saveProject(at(10), projectId, redrawn("approved", 1));
	await addToCart(at(20), { projectId, variantId: MUG.otherVariantId, quantity: 1, lineId });
	const [approved] = (await readCart(shop)).lines;
	await saveProject(at(30), projectId, redrawn("changed", 2));
	expect(await putAsApproved(at(40), lineId)).toMatchObject({ ok: true });
	expect((await readCart(shop)).lines).toMatchObject([{ hash: approved?.hash, isChanged: false }]);
});

test("what lay in the cart comes back from among the earlier versions, and what was changed stays among them", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	await putInCart(shop, { projectId, quantity: 1 });
	const [line] = (await readCart(shop)).lines;
	if (!line) throw new Error("an empty cart");
	const { variantId } = line;
	await saveProject(shop, projectId, { variantId, document: documentWith(textElement("changed")), baseVersion: 1 });
	await chooseForLine(shop, line.id, { variantId: MUG.otherVariantId, quantity: 3 });
	expect((await readCart(shop)).lines).toMatchObject([{ isChanged: true }]);
	expect(await putAsApproved(visitor(), line.id)).toEqual({ ok: false, reason: "unknown_line" });
	const changes = `/api/carts/current/lines/${line.id}/changes`;
	const answer = await (await callApi(shop, changes, { method: "DELETE" })).json();
	expect(answer.lines).toMatchObject([{ id: line.id, quantity: 1, chosenQuantity: null, isChanged: false }]);
	expect((await readCart(shop)).lines).toMatchObject([{ hash: line.hash, variantId, quantity: 1, isChanged: false }]);
	const given = await readVersion(shop, projectId, 2);
	expect(given?.document.sides[0]?.elements).toMatchObject([{ text: "changed" }]);
	expect((await listVersions(shop, projectId))?.[0]).toMatchObject({ version: 2, reason: "REPLACED" });
	await redraw(shop, projectId, "another");
	await shop.db.delete(projectVersions).where(eq(projectVersions.projectId, projectId));
	expect(await putAsApproved(shop, line.id)).toEqual({ ok: false, reason: "not_kept" });
});

test("who leaves the quantity as it was seen in the cart keeps what another tab has made of it, in another variant too", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 1 });
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

test("a line that is edited stays the same one in another variant, and is joined by the pieces that lie there in it", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const first = await putInCart(shop, { projectId, variantId: MUG.variantId, quantity: 12 });
	const update = (quantity: number, variantId: number) =>
		addToCart(shop, { projectId, variantId, quantity, seenQuantity: 3, lineId: first });
	expect(await update(3, MUG.otherVariantId)).toEqual({ ok: true, value: { lineId: first, hasJoined: false } });
	expect((await readCart(shop)).lines).toMatchObject([{ id: first, variantId: MUG.otherVariantId, quantity: 12 }]);
	await putInCart(shop, { projectId, variantId: MUG.variantId, quantity: 5 });
	const before = (await readCart(shop)).lines;
	expect(before).toHaveLength(2);
	expect(await update(995, MUG.variantId)).toEqual({ ok: false, reason: "too_many_together" });
	expect(await update(-1, MUG.variantId)).toEqual({ ok: false, reason: "quantity" });
	expect((await readCart(shop)).lines).toMatchObject(before.map(({ id, quantity }) => ({ id, quantity })));
	expect(await update(4, MUG.variantId)).toEqual({ ok: true, value: { lineId: first, hasJoined: true } });
	expect((await readCart(shop)).lines).toMatchObject([{ id: first, variantId: MUG.variantId, quantity: 9 }]);
	expect(await update(2, MUG.variantId)).toMatchObject({ ok: true, value: { hasJoined: false } });
	expect((await readCart(shop)).lines).toMatchObject([{ id: first, quantity: 2 }]);
});

test("two sizes that were each chosen to be the other are exchanged, and the second is looked at before it is ordered", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const [one, two] = [MUG.variantId, MUG.otherVariantId];
	const first = await putInCart(shop, { projectId, variantId: one, quantity: 2 });
	const second = await putInCart(shop, { projectId, variantId: two, quantity: 3 });
	await chooseForLine(shop, first, { variantId: two });
	await chooseForLine(shop, second, { variantId: one, quantity: 9 });
	const update = (lineId: string, variantId: number, quantity: number, version?: number) =>
		addToCart(shop, { projectId, variantId, quantity, lineId, version });
	const both = async () => {
		const { lines } = await readCart(shop);
		return [first, second].map((id) => lines.find((line) => line.id === id));
	};
	const before = await both();
	expect(await update(first, two, 2, 8)).toEqual({ ok: false, reason: "changed" });
	expect(await both()).toEqual(before);
	expect(await update(first, two, 2)).toEqual({ ok: true, value: { lineId: first, hasJoined: false } });
	expect(await both()).toMatchObject([
		{ id: first, variantId: two, quantity: 2, isChanged: false },
		{ id: second, variantId: one, quantity: 3, chosenQuantity: 9, isChanged: true },
	]);
	expect(await putAsApproved(shop, second), "it was put in as no such thing").toMatchObject({ reason: "not_kept" });
	await setQuantity(shop, second, 3);
	await chooseForLine(shop, first, { variantId: one });
	await update(second, two, 3);
	expect(await both()).toMatchObject([
		{ id: first, variantId: one, quantity: 2, isChanged: true },
		{ id: second, variantId: two, quantity: 3, isChanged: false },
	]);
});

test("what was chosen for a line that another one joins is still to be looked at", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const first = await putInCart(shop, { projectId, variantId: MUG.variantId, quantity: 2 });
	const second = await putInCart(shop, { projectId, variantId: MUG.otherVariantId, quantity: 3 });
	await chooseForLine(shop, second, { variantId: MUG.otherVariantId, quantity: 9 });
	await addToCart(shop, { projectId, variantId: MUG.otherVariantId, quantity: 2, lineId: first });
	expect((await readCart(shop)).lines).toMatchObject([{ id: first, quantity: 5, chosenQuantity: 11, isChanged: true }]);
});

test("who edits a line that is gone meanwhile buys no other one unknowingly", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 2 });
	const other = await putInCart(shop, { projectId, variantId: MUG.otherVariantId, quantity: 1 });
	const joining = { projectId, variantId: MUG.variantId, quantity: 1, lineId: other };
	expect(await addToCart(shop, joining)).toMatchObject({ value: { lineId: other, hasJoined: true } });
	const late = { projectId, variantId: MUG.variantId, quantity: 2, seenQuantity: 2, lineId };
	expect(await addToCart(shop, late)).toEqual({ ok: false, reason: "line_gone" });
	expect((await readCart(shop)).lines).toMatchObject([{ id: other, quantity: 3 }]);
});

test("who edits a line while it is being ordered buys no other one unknowingly", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 2 });
	const { lines } = await readCart(shop);
	const ordered = await inTransaction(shop, async (inside) => {
		await removeOrdered(inside, lines);
		const press = addToCart(shop, { projectId, lineId, quantity: 3 });
		await Promise.race([press, waitingForLocks(bench.pool, 1)]);
		return { press };
	});
	expect(await ordered.press).toEqual({ ok: false, reason: "line_gone" });
	const seen = await addToCart(shop, { projectId, replaces: true, quantity: 3 });
	expect(seen).toEqual({ ok: false, reason: "line_gone" });
	expect((await readCart(shop)).lines).toEqual([]);
});

test("a line that is changed while it is being ordered stays in the cart", async () => {
	const shop = visitor();
	const kept = await putInCart(shop, { projectId: await makeProject(shop), quantity: 2 });
	await putInCart(shop, { projectId: await makeProject(shop), quantity: 1 });
	const { lines } = await readCart(shop);
	await setQuantity(shop, kept, 3);
	await removeOrdered(shop, lines);
	expect((await readCart(shop)).lines).toMatchObject([{ id: kept, quantity: 3 }]);
});

test.each<[string, (shop: Shop, lines: readonly CartLine[]) => Promise<unknown>, number]>([
	["an order", (shop, lines) => removeOrdered(shop, lines), 8 * 3],
	["who empties the cart", (shop) => emptyCart(shop, shop.owner.id!), 0],
])("%s and an edit of the same lines wait for each other, whatever order they lie in", async (_who, remove, left) => {
	const shop = visitor();
	for (let made = 0; made < 8; made++) await putInCart(shop, { projectId: await makeProject(shop), quantity: 1 });
	const falling = (await readCart(shop)).lines.toReversed();
	const [first, ...others] = falling.toReversed();
	const removed = await inTransaction(shop, async (inside) => {
		await setQuantity(inside, first!.id, 3);
		const removed = remove(shop, falling);
		removed.catch(() => undefined);
		await waitingForLocks(bench.pool, 1);
		for (const other of others) await setQuantity(inside, other.id, 3);
		return { removed };
	});
	await removed.removed;
	expect((await readCart(shop)).pieces).toBe(left);
});

test("of two lines that become a third size at once, both have their pieces in it", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const [first, second] = [MUG.variantId, MUG.otherVariantId];
	const lines = [await putInCart(shop, { projectId, variantId: first, quantity: 2 })];
	lines.push(await putInCart(shop, { projectId, variantId: second, quantity: 3 }));
	const [mug] = await shop.db.select().from(articleVariants).where(eq(articleVariants.id, first));
	const priced = await shop.db.select().from(prices).where(eq(prices.variantId, first));
	await shop.db.insert(articleVariants).values({ ...mug!, id: 1103, sku: "third" });
	await shop.db.insert(prices).values(priced.map((price) => ({ ...price, variantId: 1103 })));
	const press = (lineId: string, quantity: number) =>
		addToCart(shop, { projectId, variantId: 1103, quantity, seenQuantity: quantity, lineId });
	await Promise.all([press(lines[0]!, 2), press(lines[1]!, 3)]);
	expect((await readCart(shop)).lines).toMatchObject([{ variantId: 1103, quantity: 5 }]);
});
