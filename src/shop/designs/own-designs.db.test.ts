import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ListPlace, SORTS } from "#core/list-order.ts";
import { TRI_STATES } from "#core/tri-state.ts";
import { customers, designApplications, designs, designTags, designTexts, tags, tagTexts } from "#database/schema.ts";
import { orderAgain } from "#shop/account/order-again.server.ts";
import { readCart } from "#shop/cart/cart.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { linesOf } from "#shop/orders/orders.server.ts";
import { createProject, findProject } from "#shop/projects/projects.server.ts";
import { listDocuments } from "#shop/search/list-documents.server.ts";
import { designEntries } from "#shop/search/sitemap.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import {
	documentWith,
	MUG,
	putInCart,
	readyToOrder,
	SIDE,
	stockMug,
	textElement,
} from "../../../tests/support/factories.ts";
import { type Partner, partnerWithOrder } from "../../../tests/support/partner.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { designsById, favourites, findAppliedDesign, listDesigns } from "./designs.server.ts";
import { documentHash } from "./document-hash.server.ts";
import { listOwnDesigns, setPublished } from "./own-designs.server.ts";

const TAG = 101;
const document = documentWith(textElement());
const hash = documentHash(document);

let bench: TestShop;
let partner: Partner;
beforeAll(async () => {
	bench = await openTestShop();
	const { db } = bench.shop;
	await stockMug(bench.shop);
	await db.insert(tags).values({ id: TAG, position: 0, mode: "LIST_DESIGNS", group: null });
	await db.insert(tagTexts).values({ tagId: TAG, language: "en", name: "Birthday", slug: "birthday", intro: "" });
	partner = await partnerWithOrder(bench.shop);
	const stranger = await partnerWithOrder(bench.shop);
	for (let id = 1; id <= 15; id++) await makeDesign(id, id === 15 ? stranger.id : partner.id);
});
afterAll(() => bench.close());

async function makeDesign(id: number, ownerId: number): Promise<void> {
	const { db } = bench.shop;
	const popularity = id % 3;
	const [createdOn, modifiedOn] = [`2026-01-0${(id % 4) + 1}`, `2026-02-0${(id % 5) + 1}`];
	await db.insert(designs).values({ id, popularity, createdOn, modifiedOn, ownerId, published: id > 2 });
	await db
		.insert(designTexts)
		.values({ designId: id, language: "en", name: `Stars ${id}`, slug: `d-${id}`, description: "" });
	await db.insert(designTags).values({ designId: id, tagId: TAG, popularity });
	await db
		.insert(designApplications)
		.values({ designId: id, articleId: MUG.id, position: 0, document, hash, popularity });
}

test("a designer's designs stand on one page each, in every order and of every state", async () => {
	for (const sort of SORTS) {
		for (const published of TRI_STATES) {
			const seen: { id: number; published: boolean }[] = [];
			const values: (number | string)[] = [];
			let after: ListPlace | undefined;
			do {
				const page = await listOwnDesigns(partner.shop, partner, { sort, published, after });
				seen.push(...page.designs);
				values.push(
					...page.designs.map(({ popularity, createdOn, modifiedOn }) =>
						sort === "POPULARITY" ? popularity : sort === "DATE_CREATION" ? createdOn : modifiedOn,
					),
				);
				after = page.next;
			} while (after);
			const expected = { ALL: 14, true: 12, false: 2 }[published];
			expect([seen.length, new Set(seen.map(({ id }) => id)).size], `${sort} ${published}`).toEqual([
				expected,
				expected,
			]);
			expect(values).toEqual(values.toSorted().reverse());
			if (published !== "ALL") expect(seen.every((each) => String(each.published) === published)).toBe(true);
		}
	}
	const [first] = (await listOwnDesigns(partner.shop, partner, { sort: "POPULARITY", published: "ALL" })).designs;
	expect(first).toMatchObject({ articles: ["Mug"], popularity: 2 });
	expect(first?.picture?.src).toContain(hash.slice(0, 12));
});

test("a design tells its designer's company, its dates and how it is liked; one of the house or of a person tells no name", async () => {
	const { id } = partner;
	const designer = async (companyName: string | null, ownerId: number | null) =>
		inTransaction(bench.shop, async (shop: Shop) => {
			await shop.db.update(customers).set({ companyName }).where(eq(customers.id, id));
			await shop.db.update(designs).set({ ownerId }).where(eq(designs.id, 3));
			return findAppliedDesign(shop, 3);
		});
	const dates = { popularity: 0, createdOn: "2026-01-04", modifiedOn: "2026-02-04" };
	expect(await designer("Nord Prints", id)).toMatchObject({ ...dates, designer: "Nord Prints" });
	expect(await designer(null, id)).toMatchObject({ designer: null, ofHouse: false });
	expect(await designer("Nord Prints", null)).toMatchObject({ designer: null, ofHouse: true });
});

test("a withdrawn design is found nowhere, and what was made from it stays; nobody else can withdraw it", async () => {
	const stranger = await partnerWithOrder(bench.shop);
	expect(await whereFound(14)).toEqual(Array(8).fill(true));
	const visitor = anotherVisitor(bench.shop);
	const made = await createProject(visitor, { articleId: MUG.id, variantId: MUG.variantId, designId: 14, document });
	if (!made.ok) throw new Error(made.reason);
	const picture = `/previews/designs/14/${MUG.id}/${hash.slice(0, 12)}/${SIDE.code}-${MUG.variantId}-320.jpg`;
	expect((await callApi(visitor, picture)).headers.get("cache-control")).toContain("public");
	expect(await setPublished(bench.shop, stranger, 14, false)).toBe(false);
	expect(await setPublished(bench.shop, partner, 14, false)).toBe(true);
	expect(await whereFound(14)).toEqual(Array(8).fill(false));
	expect((await callApi(visitor, picture)).status).toBe(404);
	expect((await callApi(partner.shop, picture)).headers.get("cache-control")).toContain("private");
	expect(await findProject(visitor, made.value.id)).toMatchObject({ designId: 14, document });
	expect(await setPublished(bench.shop, partner, 14, true)).toBe(true);
	expect(await whereFound(14)).toEqual(Array(8).fill(true));
});

test("an order knows the designs it began with, and so does what is ordered again; another article's is none", async () => {
	const visitor = anotherVisitor(bench.shop);
	for (const designId of [14, 99]) {
		const made = await createProject(visitor, { articleId: MUG.id, variantId: MUG.variantId, designId, document });
		await putInCart(visitor, { projectId: made.ok ? made.value.id : made.reason, quantity: 1 });
	}
	const placed = await placeOrder(visitor, { ...(await readyToOrder(visitor)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const { id, publicId } = placed.value.order;
	const known = (await linesOf(visitor, id)).map(({ designId }) => designId);
	expect(known.toSorted()).toEqual([14, null, null]);
	expect(await orderAgain(visitor, publicId, randomUUID())).toMatchObject({ ok: true });
	expect((await readCart(visitor)).lines.map(({ designId }) => designId).toSorted()).toEqual([14, null, null]);
});

/** In a transaction nothing is remembered from before. */
async function whereFound(id: number): Promise<boolean[]> {
	return inTransaction(bench.shop, async (shop: Shop) => {
		await shop.db.update(designs).set({ popularity: 9 }).where(eq(designs.id, id));
		const has = (list: readonly { id: number }[]) => list.some((each) => each.id === id);
		const request = { kind: "design", query: "star:*", sort: "POPULARITY", turn: {}, limit: 50 } as const;
		let sitemap = "";
		for await (const entry of designEntries(shop, 1)) sitemap += entry;
		return [
			has(await listDesigns(shop)),
			has(await listDesigns(shop, { tagId: TAG })),
			has(await listDesigns(shop, { articleId: MUG.id })),
			has(await designsById(shop, [id])),
			(await favourites(shop, [MUG.id])).get(MUG.id)?.id === id,
			(await findAppliedDesign(shop, id)) !== undefined,
			has((await listDocuments(shop, request)).found),
			sitemap.includes(`/design/d-${id}/${id}<`),
		];
	});
}
