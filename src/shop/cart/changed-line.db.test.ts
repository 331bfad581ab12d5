import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projects, projectVersions } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { listVersions, readVersion } from "#shop/projects/project-versions.server.ts";
import { saveProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi, postJson } from "../../../tests/support/call-api.ts";
import {
	documentWith,
	MUG,
	makeProject,
	readyToOrder,
	shownNow,
	stockMug,
	textElement,
} from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { readCart } from "./cart.server.ts";
import { addToCart, setQuantity } from "./change-cart.server.ts";
import { chooseForLine, type LineChoice } from "./choose-for-line.server.ts";
import { putAsApproved } from "./put-as-approved.server.ts";

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

test("what the editor shows for a line waits beside it, and is ordered once it was put in", async () => {
	const shop = visitor();
	const ready = await readyToOrder(shop);
	const order = async () => placeOrder(shop, { ...ready, ...(await shownNow(shop)), method: "CARD" });
	const line = async () => (await readCart(shop)).lines[0];
	const { id: lineId, projectId, variantId, quantity } = (await line())!;
	const choose = (who: Shop, choice: LineChoice, id = lineId) =>
		callApi(who, `/api/carts/current/lines/${id}/choice`, { ...postJson(choice), method: "PUT" });
	expect((await choose(shop, { variantId, quantity })).status, "as it is").toBe(204);
	expect(await line()).toMatchObject({ isChanged: false });
	const other = { variantId: MUG.otherVariantId, quantity: 7 };
	expect((await choose(visitor(), other)).status).toBe(404);
	expect((await choose(shop, { ...other, variantId: 1 })).status).toBe(404);
	expect((await choose(shop, { ...other, quantity: 1000 })).status).toBe(422);
	expect(await line()).toMatchObject({ isChanged: false });
	expect((await choose(shop, other)).status).toBe(204);
	expect(await line()).toMatchObject({ variantId, quantity, isChanged: true });
	expect(await order()).toEqual({ ok: false, reason: "contents_changed" });
	await addToCart(shop, { projectId, ...other, seenQuantity: quantity, lineId });
	expect(await line()).toMatchObject({ ...other, isChanged: false });
	const { id: newLine } = (await line())!;
	await choose(shop, { ...other, quantity: 8 }, newLine);
	expect(await line()).toMatchObject({ quantity: 7, isChanged: true });
	await setQuantity(shop, newLine, 9);
	expect(await line(), "the cart's own number, set last").toMatchObject({ quantity: 9, isChanged: false });
	expect(await order()).toMatchObject({ ok: true });
});

test("what lay in the cart comes back from among the earlier versions, and what was changed stays among them", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	await addToCart(shop, { projectId, quantity: 1 });
	const [line] = (await readCart(shop)).lines;
	if (!line) throw new Error("an empty cart");
	const { variantId } = line;
	await saveProject(shop, projectId, { variantId, document: documentWith(textElement("changed")), baseVersion: 1 });
	await chooseForLine(shop, line.id, { variantId: MUG.otherVariantId, quantity: 3 });
	expect((await readCart(shop)).lines).toMatchObject([{ isChanged: true }]);
	expect(await putAsApproved(visitor(), line.id)).toEqual({ ok: false, reason: "unknown_line" });
	expect(await putAsApproved(shop, line.id)).toMatchObject({ ok: true });
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
