import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BRANDS } from "#core/brands.ts";
import { localeByCode } from "#core/sites.ts";
import { articles, prices, projects } from "#database/schema.ts";
import { costTogether } from "#shop/designs/cost-together.server.ts";
import { saveProject } from "#shop/projects/projects.server.ts";
import { sealedRecords } from "#shop/sessions/sealed-records.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { elaborateDocument, MUG, makeProject, putInCart, stockMug } from "../../../tests/support/factories.ts";
import { signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { answerCartForm } from "./answer-cart-form.server.ts";
import { readCart } from "./cart.server.ts";
import { addToCart, findLine, removeLine, setQuantity, stepQuantity } from "./change-cart.server.ts";
import { otherCarts } from "./other-carts.server.ts";

// Files share their modules: what was loaded before knows nothing of the spy.
vi.hoisted(() => vi.resetModules());
vi.mock("#shop/designs/cost-together.server.ts", { spy: true });

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

class Rollback extends Error {}
const visitor = () => anotherVisitor(bench.shop);

function send(to: Shop, fields: Record<string, unknown>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
	return answerCartForm(to, form);
}

test("the same project added at once from several tabs is one line", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	await Promise.all([1, 2, 3, 4, 5, 6].map(() => addToCart(shop, { projectId, quantity: 2 })));
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 2 }]);
	expect(await shop.records.state(shop)).toMatchObject({ pieces: 2, hasOpenProject: false });
	const sealed = sealedRecords(undefined, "a key that is long enough for sealing", true);
	await sealed.change(shop, { screenWidth: 375 });
	expect(await sealed.state(shop)).toMatchObject({ pieces: 2, record: { screenWidth: 375 } });
});

test("presses of plus that arrive at once all count, and minus below one takes the line out", async () => {
	const shop = visitor();
	const line = await putInCart(shop, { projectId: await makeProject(shop), quantity: 995 });
	await Promise.all([1, 2, 1].map((by) => stepQuantity(shop, line, by)));
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 999 }]);
	expect(await stepQuantity(shop, line, 1)).toEqual({ ok: false, reason: "quantity" });
	expect(await stepQuantity(visitor(), line, -1)).toEqual({ ok: false, reason: "unknown_line" });
	await stepQuantity(shop, line, -998);
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 1 }]);
	await stepQuantity(shop, line, -1);
	expect((await readCart(shop)).lines).toEqual([]);
});

test("minus where the visitor sees more than stand leaves one, and steps that no button makes are refused", async () => {
	const shop = visitor();
	const line = await putInCart(shop, { projectId: await makeProject(shop), quantity: 1 });
	expect(await stepQuantity(shop, line, -1, 3)).toEqual({ ok: true, value: null });
	for (const by of [1.5, -0.5, 1e10, -1000, Number.NaN, Number.POSITIVE_INFINITY])
		expect(await stepQuantity(shop, line, by)).toEqual({ ok: false, reason: "quantity" });
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 1 }]);
});

test("a design too elaborate beside the cart's is not added; the cart's own are, in any variant and quantity", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop, elaborateDocument("first"));
	await putInCart(shop, { projectId, quantity: 1 });
	const other = await makeProject(shop, elaborateDocument("second"));
	expect(await addToCart(shop, { projectId: other, quantity: 1 })).toEqual({ ok: false, reason: "too_elaborate" });
	await putInCart(shop, { projectId, quantity: 2 });
	await putInCart(shop, { projectId, variantId: MUG.otherVariantId, quantity: 1 });
	const plain = await makeProject(shop);
	await putInCart(shop, { projectId: plain, quantity: 1 });
	await saveProject(shop, plain, { document: elaborateDocument("third"), baseVersion: 1, variantId: MUG.variantId });
	await putInCart(shop, { projectId, quantity: 3 });
	const { lines } = await readCart(shop);
	expect(lines.map((line) => [line.projectId, line.quantity]).sort()).toEqual(
		[
			[projectId, 1],
			[projectId, 3],
			[plain, 1],
		].sort(),
	);
	const stranger = visitor();
	await putInCart(stranger, { projectId: await makeProject(stranger, elaborateDocument("second")), quantity: 1 });
});

test("tabs that add a design too elaborate at once are all told that it is not in the cart", async () => {
	const shop = visitor();
	const held = await makeProject(shop, elaborateDocument("first"));
	await putInCart(shop, { projectId: held, quantity: 1 });
	const projectId = await makeProject(shop, elaborateDocument("second"));
	const told = await Promise.all([1, 2, 3].map((quantity) => addToCart(shop, { projectId, quantity })));
	expect(told).toEqual(Array.from({ length: 3 }, () => ({ ok: false, reason: "too_elaborate" })));
	expect((await readCart(shop)).lines).toMatchObject([{ projectId: held }]);
});

test("a project that is saved or deleted while its design is counted is refused for that, not for a full cart", async () => {
	const shop = visitor();
	await putInCart(shop, { projectId: await makeProject(shop), quantity: 1 });
	const projectId = await makeProject(shop);
	const changes = [
		["changed", { version: 2 }],
		["unknown_project", { deletedAt: shop.now }],
	] as const;
	for (const [reason, change] of changes) {
		vi.mocked(costTogether).mockImplementationOnce(async () => {
			await shop.db.update(projects).set(change).where(eq(projects.id, projectId));
			return 0;
		});
		const version = reason === "changed" ? 1 : 2;
		expect(await addToCart(shop, { projectId, quantity: 1, version })).toEqual({ ok: false, reason });
	}
});

test("what was taken out is put back at its place and with what was accepted, by its owner alone", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const hint = { side: "wrap", code: "few-pixels" } as const;
	const first = await putInCart(shop, { projectId, quantity: 7, version: 1, accepted: [hint] });
	const later = { ...shop, now: new Date(shop.now.getTime() + 1000) };
	await putInCart(later, { projectId: await makeProject(shop), quantity: 1 });
	const removed = await send(later, { line: first, intent: "remove" });
	if (removed?.told !== "removed") throw new Error(removed?.told);
	expect((await readCart(shop)).lines).toHaveLength(1);

	const { line } = removed;
	const form = { ...line, line: line.id, project: projectId, variant: line.variantId, added: line.addedAt };
	const again = { ...form, intent: "put-back", approved: line.approvedHash };
	expect(await send(visitor(), again)).toMatchObject({ told: "not_back", reason: "unavailable" });
	for (const [field, told] of [
		["quantity", "not_back"],
		["variant", "refused"],
		["added", "refused"],
		["project", "refused"],
	])
		expect(await send(later, { ...again, [`${field}`]: "-1" })).toMatchObject({ told });
	expect(await send(later, { ...again, variant: 99 })).toMatchObject({ told: "not_back", reason: "unavailable" });
	expect(await send(later, again)).toMatchObject({ told: "back" });
	expect((await readCart(shop)).lines).toMatchObject([{ projectId, quantity: 7, accepted: [hint] }, { quantity: 1 }]);
	await bench.shop.db.update(projects).set({ hash: "another" }).where(eq(projects.id, projectId));
	await removeLine(later, (await readCart(shop)).lines[0]?.id ?? "");
	expect(await send(later, { ...again, added: 1e15 })).toMatchObject({ told: "back" });
	const { lines } = await readCart(shop);
	expect(lines.find((each) => each.projectId === projectId)).toMatchObject({
		quantity: 7,
		isChanged: true,
		accepted: [],
	});
});

test("of two variants of one design the one that was taken out is put back in its place, once by two tabs", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, variantId: MUG.otherVariantId, quantity: 4 });
	const after = (seconds: number) => ({ ...shop, now: new Date(shop.now.getTime() + 1000 * seconds) });
	await putInCart(after(1), { projectId, variantId: MUG.variantId, quantity: 1 });
	const removed = await send(after(2), { line: lineId, intent: "remove" });
	if (removed?.told !== "removed") throw new Error(removed?.told);
	const { approvedHash: approved, addedAt: added } = removed.line;
	const form = { intent: "put-back", line: lineId, project: projectId, approved, added, quantity: 4 };
	const again = () => send(after(2), { ...form, variant: MUG.otherVariantId });
	expect((await Promise.all([again(), again()])).map((answer) => answer?.told).sort()).toEqual(["already", "back"]);
	expect((await readCart(shop)).lines).toMatchObject([
		{ variantId: MUG.otherVariantId, quantity: 4 },
		{ variantId: MUG.variantId, quantity: 1 },
	]);
});

test("a press of minus reads its own line of the cart, and one that leaves some reads none", async () => {
	const shop = visitor();
	const lineId = await putInCart(shop, { projectId: await makeProject(shop), quantity: 3 });
	await putInCart(shop, { projectId: await makeProject(shop), quantity: 1 });
	const read = vi.spyOn(bench.pool, "query");
	const press = async (shown: number) => {
		read.mockClear();
		const answer = await send(shop, { line: lineId, step: -1, shown });
		const asked = read.mock.calls.map(([query]) => (query as unknown as { name?: string }).name);
		return { told: answer?.told, asked: asked.filter((name) => name?.startsWith("cart line")) };
	};
	expect(await press(3)).toEqual({ told: undefined, asked: [] });
	await setQuantity(shop, lineId, 1);
	expect(await press(1)).toEqual({ told: "removed", asked: ["cart line to take out"] });
	read.mockRestore();
});

test("what is put back takes nothing from what another tab has added meanwhile", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 2 });
	const [step, shown] = ["-1", "1"];
	await setQuantity(shop, lineId, 1);
	const removed = await send(shop, { line: lineId, step, shown });
	if (removed?.told !== "removed") throw new Error(removed?.told);
	expect(removed.line).toMatchObject({ quantity: 1, isSold: true });
	const { line } = removed;
	await putInCart(shop, { projectId, quantity: 5, accepted: [{ side: "wrap", code: "few-pixels" }] });
	const again = { intent: "put-back", line: line.id, project: projectId, approved: line.approvedHash };
	const fields = { ...again, variant: line.variantId, quantity: 1, added: line.addedAt };
	expect(await send(shop, fields)).toMatchObject({ told: "already" });
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 5, accepted: [{ code: "few-pixels" }] }]);
});

test("a design that was changed since it was seen is not added", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const line = await putInCart(shop, { projectId, quantity: 1, version: 1 });
	await bench.shop.db.update(projects).set({ version: 2 }).where(eq(projects.id, projectId));
	const seenBefore = { projectId, quantity: 5, version: 1, lineId: line };
	expect(await addToCart(shop, seenBefore)).toEqual({ ok: false, reason: "changed" });
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 1 }]);
	await putInCart(shop, { ...seenBefore, version: 2 });
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 5 }]);
});

test("what was accepted counts for the design that was seen, and for no later one", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const hint = { side: "wrap", code: "few-pixels" } as const;
	await putInCart(shop, { projectId, quantity: 1, version: 1, accepted: [hint] });
	expect((await readCart(shop)).lines).toMatchObject([{ accepted: [hint] }]);
	await bench.shop.db.update(projects).set({ hash: "another" }).where(eq(projects.id, projectId));
	expect((await readCart(shop)).lines).toMatchObject([{ accepted: [] }]);
	await putInCart(shop, { projectId, quantity: 1, accepted: [hint] });
	await putInCart(shop, { projectId, quantity: 1 });
	expect((await readCart(shop)).lines).toMatchObject([{ accepted: [] }]);
});

test("a cart on another country's site is told to its owner alone, in their language where the site has it", async () => {
	const shop = visitor();
	await putInCart(shop, { projectId: await makeProject(shop), quantity: 3 });
	const inPlace = (code: string, from: Shop = shop) => {
		const place = localeByCode("keepsake", code);
		if (!place) throw new Error(code);
		return { ...from, ...place };
	};
	expect(await otherCarts(shop)).toEqual([]);
	expect(await otherCarts(inPlace("es-es"))).toMatchObject([{ site: "GB", locale: { code: "en-gb" }, pieces: 3 }]);
	expect(await otherCarts(inPlace("es-es", visitor()))).toEqual([]);
	expect(await otherCarts({ ...inPlace("es-es"), brand: { ...BRANDS.popkin } })).toMatchObject([{ site: "GB" }]);
	const addressOf: Shop["addressOf"] = (brand, { code }) => `http://${brand}.${code === "es-es" ? "es" : "test"}`;
	expect(await otherCarts({ ...inPlace("es-es"), addressOf })).toEqual([]);
	const member = await signUpAndIn(visitor());
	await putInCart(member, { projectId: await makeProject(member), quantity: 1 });
	expect(await otherCarts({ ...inPlace("es-es", member), addressOf })).toMatchObject([{ site: "GB" }]);
});

test("volume prices follow the quantity", async () => {
	const shop = visitor();
	const lineId = await putInCart(shop, { projectId: await makeProject(shop), quantity: 9 });
	expect((await readCart(shop)).goods.amount).toBe(9 * MUG.price);
	expect(await setQuantity(shop, lineId, 10)).toEqual({ ok: true, value: null });
	expect((await readCart(shop)).goods.amount).toBe(10 * MUG.priceOfTen);
});

test.each([
	["without a price", (shop: Shop) => shop.db.delete(prices).where(eq(prices.variantId, MUG.otherVariantId))],
	["of an article that is not sold", (shop: Shop) => shop.db.update(articles).set({ active: false })],
])("a line %s stays, is told, and is in no sum", async (_, end) => {
	const shop = visitor();
	const line = await putInCart(shop, {
		projectId: await makeProject(shop),
		variantId: MUG.otherVariantId,
		quantity: 3,
	});
	await inTransaction(shop, async (inside) => {
		await end(inside);
		const cart = await readCart(inside);
		expect(cart).toMatchObject({ lines: [], unavailable: [{ quantity: 3 }], goods: { amount: 0 }, pieces: 3 });
		expect(await inside.records.state(inside)).toMatchObject({ pieces: 3 });
		const removed = await send(inside, { line, intent: "remove" });
		if (removed?.told !== "removed") throw new Error(removed?.told);
		expect(removed.line.isSold).toBe(false);
		const { projectId: project, approvedHash: approved, addedAt: added } = removed.line;
		const fields = { intent: "put-back", line, project, approved, variant: MUG.otherVariantId, quantity: 3, added };
		expect(await send(inside, fields)).toMatchObject({ told: "not_back", reason: "unavailable" });
		throw new Rollback();
	}).catch((error) => expect(error).toBeInstanceOf(Rollback));
});

test.each([0, -1, 1.5, 1000, Number.NaN])("a quantity of %s is refused", async (quantity) => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	expect(await addToCart(shop, { projectId, quantity })).toEqual({ ok: false, reason: "quantity" });
});

test("a stranger neither sees, changes, removes nor adds it", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const lineId = await putInCart(shop, { projectId, quantity: 1 });
	const stranger = visitor();
	expect(await findLine(stranger, lineId)).toBeUndefined();
	expect(await setQuantity(stranger, lineId, 5)).toMatchObject({ ok: false });
	expect(await removeLine(stranger, lineId)).toMatchObject({ ok: false });
	expect(await addToCart(stranger, { projectId, quantity: 1 })).toEqual({ ok: false, reason: "unknown_project" });
	expect((await readCart(shop)).lines).toMatchObject([{ quantity: 1 }]);
});
