import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_SORTS } from "#core/project-sort.ts";
import { orderLines } from "#database/schema.ts";
import type { GroupElement, TextElement } from "#design/document.ts";
import { tellingWords } from "#design/telling-words.ts";
import { readCart } from "#shop/cart/cart.server.ts";
import { addToCart } from "#shop/cart/change-cart.server.ts";
import { chooseForLine } from "#shop/cart/choose-for-line.server.ts";
import { isInCart } from "#shop/cart/project-lines.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import {
	copyProject,
	findNamedProject,
	listProjects,
	type ProjectCursor,
	renameProject,
} from "#shop/projects/own-projects.server.ts";
import { findProject, saveProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";
import {
	documentWith,
	MUG,
	makeProject,
	putInCart,
	readyToOrder,
	stockMug,
	textElement,
} from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { deleteDesign } from "./delete-design.server.ts";
import { designInCart } from "./design-in-cart.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const at = (shop: Shop, minute: number): Shop => ({ ...shop, now: new Date(shop.now.getTime() + minute * 60_000) });

test("a deleted design is gone from list, editor and cart; what was ordered of it is still to be printed", async () => {
	const shop = anotherVisitor(bench.shop);
	await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	const [design] = (await listProjects(shop, { sort: "DATE_CREATION" })).projects;
	const id = design?.id ?? "";
	await putInCart(shop, { projectId: id, quantity: 3 });
	expect(await isInCart(shop, id)).toBe(true);
	expect(await deleteDesign(anotherVisitor(shop), id)).toBe(false);
	expect((await readCart(shop)).pieces).toBe(3);
	expect(await deleteDesign(shop, id)).toBe(true);
	expect((await readCart(shop)).pieces).toBe(0);
	expect((await listProjects(shop, { sort: "DATE_CREATION" })).projects).toEqual([]);
	expect(await findProject(shop, id)).toBeUndefined();
	const again = { variantId: MUG.variantId, document: documentWith(textElement("again")), baseVersion: 1 };
	expect(await saveProject(shop, id, again)).toMatchObject({ reason: "not_found" });
	expect(await addToCart(shop, { projectId: id, quantity: 1 })).toMatchObject({ reason: "unknown_project" });
	const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.projectId, id));
	expect(line?.document).toEqual(documentWith(textElement()));
});

test("a design of one's own is put in as what it is shown as, once; a line that is to become that counts", async () => {
	const shop = anotherVisitor(bench.shop);
	const projectId = await makeProject(shop);
	const lines = async () => (await readCart(shop)).lines.map(({ variantId, quantity }) => [variantId, quantity]);
	const press = () => designInCart(shop, projectId);
	expect(await Promise.all([press(), press()])).toMatchObject([{ ok: true }, { ok: true }]);
	expect(await press()).toMatchObject({ value: { told: "held", quantity: 1, changes: undefined } });
	expect(await lines()).toEqual([[MUG.variantId, 1]]);

	const document = documentWith(textElement());
	const other = MUG.otherVariantId;
	await saveProject(shop, projectId, { variantId: other, document, baseVersion: 1 });
	const [line] = (await readCart(shop)).lines;
	await chooseForLine(shop, line?.id ?? "", { variantId: other });
	expect(await press()).toMatchObject({ value: { told: "held", changes: { isRedrawn: false } } });
	await chooseForLine(shop, line?.id ?? "", { variantId: MUG.variantId });
	expect(await press()).toMatchObject({ value: { told: "added" } });
	expect((await lines()).sort()).toEqual([
		[MUG.variantId, 1],
		[other, 1],
	]);
	expect(await designInCart(anotherVisitor(shop), projectId)).toMatchObject({ reason: "unknown_project" });
});

test("the words of designs are those of their documents, in the list and for each of them", async () => {
	const shop = anotherVisitor(bench.shop);
	const group = (locks: GroupElement["locks"], ...children: GroupElement["children"]): GroupElement => {
		return { kind: "group", id: "group", opacity: 1, children, ...(locks && { locks }) };
	};
	const text = (letters: string, more?: Partial<TextElement>) => ({ ...textElement(letters), ...more }) as TextElement;
	const kept = ["content"] as const;
	const documents = [
		documentWith(text("Happy birthday", { locks: kept }), text("♥"), text("Anna")),
		documentWith(group(["place"], group(kept, text("Happy birthday"), text("to you")), text("Ben")), text("Cleo")),
		documentWith(group(kept, group(undefined, text("Kept"))), text("Your name", { placeholder: true })),
		documentWith(text("Anna"), group(undefined, text("first"), group(undefined, text("second"))), text("third")),
		documentWith(text("Anna"), group(undefined, text("first"), group(undefined, text("second"))), text("fourth")),
		documentWith(),
	];
	const expected = tellingWords(documents.map((document) => ({ articleId: MUG.id, document })));
	for (const [index, document] of documents.entries()) await makeProject(at(shop, -index), document);
	const { projects } = await listProjects(shop, { sort: "DATE_CREATION" });
	expect(projects.map(({ words }) => words)).toEqual([...expected.values()]);
	expect(projects.map(({ words }) => words)).toEqual([
		"Anna\u00a0· Happy birthday",
		"Ben",
		"Kept",
		"Anna\u00a0· first\u00a0· third",
		"Anna\u00a0· first\u00a0· fourth",
		undefined,
	]);
	const asked = await Promise.all(projects.map(({ id }) => findNamedProject(shop, id)));
	expect(asked.map((each) => each?.words)).toEqual([...expected.values()]);
	expect(asked.map((each) => each?.picture)).toEqual(projects.map(({ picture }) => picture));
});

test("every design stands on one page of the list, by its last change or its making; strangers see none", async () => {
	const shop = anotherVisitor(bench.shop);
	const made: string[] = [];
	for (let index = 0; index < 14; index++) made.push(await makeProject(at(shop, index % 5)));
	const oldest = made[0] ?? "";
	const document = documentWith(textElement("changed"));
	await saveProject(at(shop, 60), oldest, { variantId: MUG.variantId, document, baseVersion: 1 });
	for (const sort of PROJECT_SORTS) {
		const seen: string[] = [];
		let after: ProjectCursor | undefined;
		do {
			const page = await listProjects(shop, { sort, after });
			seen.push(...page.projects.map(({ id }) => id));
			after = page.next;
		} while (after);
		expect([...seen].sort(), sort).toEqual([...made].sort());
		expect(seen[0] === oldest, sort).toBe(sort === "DATE_LAST_MODIFICATION");
	}
	expect((await listProjects(anotherVisitor(shop), { sort: "DATE_CREATION" })).projects).toEqual([]);
});

test("a name is its owner's to give, and a copy made twice by one form is one copy", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(shop);
	expect(await renameProject(anotherVisitor(shop), id, "Mine now")).toMatchObject({ reason: "not_found" });
	expect(await renameProject(shop, id, "x".repeat(61))).toMatchObject({ reason: "name_too_long" });
	expect(await renameProject(shop, id, "  For \n Zoë ")).toMatchObject({ ok: true });
	const key = randomUUID();
	const copy = () => copyProject(shop, id, key, (name) => `${name} (copy)`);
	expect(await copy()).toEqual(await copy());
	expect(await copyProject(anotherVisitor(shop), id, key, String)).toMatchObject({ reason: "not_found" });
	const names = (await listProjects(shop, { sort: "DATE_CREATION" })).projects.map(({ name }) => name);
	expect(names.sort()).toEqual(["For Zoë", "For Zoë (copy)"]);
	await renameProject(shop, id, `${"word ".repeat(11)}12345`);
	const long = await copyProject(shop, id, randomUUID(), (name) => `${name} (copy)`);
	const copied = long.ok ? await findProject(shop, long.value.id) : undefined;
	expect(copied?.name).toBe(`${"word ".repeat(10)}wo… (copy)`);
});
