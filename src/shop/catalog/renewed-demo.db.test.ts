import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SizeGuide } from "#core/size-guide.ts";
import { articleSides, articles, designApplications, designs, tags, tagTexts } from "#database/schema.ts";
import type { DesignDocument } from "#design/document.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { demoArticles } from "../../../demo/articles.ts";
import { demoTexts } from "../../../demo/demo-texts.ts";
import { demoDesigns } from "../../../demo/designs.ts";
import { fillDemoGaps, uncut, unpierced, withoutMarks, withSharedIds } from "../../../demo/fill-demo-gaps.server.ts";
import { TAG } from "../../../demo/tags.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";

const [CARD, MUG, SHIRT, HOODIE, BAUBLE, COASTER] = [6101, 1101, 2101, 2401, 7201, 1201];
/** Of Christmas: somebody has written the English one. */
const TOLD = [{ heading: "Ours", text: "Our own" }];
const OWN: SizeGuide = [{ size: "L", measures: { chest: 600 } }];
const OWN_BOX = { length: 200, width: 200, height: 20 };
const card = demoArticles.find(({ id }) => id === CARD)!;
const withPhotos = demoDesigns.flatMap(({ id, applications }) =>
	applications
		.filter(({ articleId, document }) => articleId === MUG && JSON.stringify(document).includes('"photo"'))
		.map(({ document }) => ({ designId: id, document })),
);

/** Of the last release: with marks, on a square. */
const round = demoDesigns
	.flatMap(({ id, applications }) => applications.map((each) => ({ ...each, designId: id })))
	.find(({ articleId, document }) => articleId === BAUBLE && JSON.stringify(document).includes('"placeholder"'))!;

/** With marks and on a disc, that had no hole yet. */
const another = demoDesigns
	.flatMap(({ id, applications }) => applications.map((each) => ({ ...each, designId: id })))
	.findLast(
		({ articleId, designId }) => articleId === BAUBLE && !withPhotos.some((each) => each.designId === designId),
	)!;

/** On both sides of a card, when ids were only those of a side. */
const folded = demoDesigns
	.flatMap(({ id, applications }) => applications.map((each) => ({ ...each, designId: id })))
	.find(
		({ articleId, document }) => articleId === CARD && documentHash(withSharedIds(document)) !== documentHash(document),
	)!;

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	const { db } = bench.shop;
	const { id, vatClass, productionDays, manufacturer } = card;
	const article = { position: 0, active: true, vatClass, productionDays, manufacturer };
	await db.insert(articles).values([
		{ ...article, id },
		{ ...article, id: MUG },
		{ ...article, id: SHIRT },
		{ ...article, id: HOODIE, sizeGuide: OWN },
		{ ...article, id: BAUBLE },
		{ ...article, id: COASTER, parcel: OWN_BOX },
	]);
	await db.insert(tags).values({ id: TAG.christmas, position: 0, mode: "LIST_DESIGNS" });
	const text = { tagId: TAG.christmas, name: "", slug: "", intro: "" };
	await db.insert(tagTexts).values([
		{ ...text, language: "en", stories: TOLD },
		{ ...text, language: "de" },
	]);
	await db
		.insert(articleSides)
		.values(
			card.sides.map(({ panels: _, substrate: __, ...side }, position) => ({ ...side, articleId: CARD, position })),
		);
	const [disc, coaster] = [sideOf(BAUBLE), sideOf(COASTER)];
	await db.insert(articleSides).values([disc, { ...coaster, width: coaster.width - 1 }]);
	await db
		.update(articleSides)
		.set({ panels: ["right", "left"] })
		.where(eq(articleSides.code, "inside"));
	for (const [index, { designId, document }] of withPhotos.entries()) {
		const kept = index === 0 ? changedBySomebody(document) : withoutMarks(document);
		await db.insert(designs).values({ id: designId, popularity: 0, createdOn: "2026-01-01", modifiedOn: "2026-01-01" });
		await db.insert(designApplications).values({
			...{ designId, articleId: MUG, position: 0, popularity: 0 },
			...{ document: kept, hash: documentHash(kept) },
		});
	}
	await db.insert(designs).values({
		...{ id: another.designId, popularity: 0, createdOn: "2026-01-01", modifiedOn: "2026-01-01" },
	});
	const whole = unpierced(another.document);
	await db.insert(designApplications).values({
		...{ designId: another.designId, articleId: BAUBLE, position: 1, popularity: 0 },
		...{ document: whole, hash: documentHash(whole) },
	});
	const shared = withSharedIds(withoutMarks(folded.document));
	await db
		.insert(designs)
		.values({ id: folded.designId, popularity: 0, createdOn: "2026-01-01", modifiedOn: "2026-01-01" })
		.onConflictDoNothing();
	await db.insert(designApplications).values({
		...{ designId: folded.designId, articleId: CARD, position: 2, popularity: 0 },
		...{ document: shared, hash: documentHash(shared) },
	});
	const square = uncut(round.document);
	await db
		.insert(designs)
		.values({ id: round.designId, popularity: 0, createdOn: "2026-01-01", modifiedOn: "2026-01-01" })
		.onConflictDoNothing();
	await db.insert(designApplications).values({
		...{ designId: round.designId, articleId: BAUBLE, position: 0, popularity: 0 },
		...{ document: square, hash: documentHash(square) },
	});
});
afterAll(() => bench.close());

test("a shop that an earlier release filled gets names of parts, shapes, sizes, parcels, what tags tell and marks of sample photos, but where they were changed", async () => {
	expect(withPhotos.length).toBeGreaterThan(1);
	const { db } = bench.shop;
	await fillDemoGaps(bench.shop);
	const sides = await db.select().from(articleSides).where(eq(articleSides.articleId, CARD));
	expect(Object.fromEntries(sides.map(({ code, panels }) => [code, panels]))).toEqual({
		outside: ["back", "front"],
		inside: ["right", "left"],
	});
	const guides = await db.select({ id: articles.id, sizeGuide: articles.sizeGuide }).from(articles);
	expect(new Map(guides.map(({ id, sizeGuide }) => [id, sizeGuide]))).toEqual(
		new Map([
			[CARD, []],
			[MUG, []],
			[SHIRT, demoArticles.find(({ id }) => id === SHIRT)?.sizeGuide],
			[HOODIE, OWN],
			[BAUBLE, []],
			[COASTER, []],
		]),
	);
	const parcels = await db.select({ id: articles.id, parcel: articles.parcel }).from(articles);
	for (const { id, parcel } of parcels)
		expect(parcel, `${id}`).toEqual(id === COASTER ? OWN_BOX : demoArticles.find((each) => each.id === id)?.parcel);
	const cuts = await db
		.select({ articleId: articleSides.articleId, cut: articleSides.cut })
		.from(articleSides)
		.where(inArray(articleSides.articleId, [BAUBLE, COASTER]));
	expect(new Map(cuts.map(({ articleId, cut }) => [articleId, cut]))).toEqual(
		new Map([
			[BAUBLE, { kind: "ellipse" }],
			[COASTER, null],
		]),
	);
	const [disc] = await db
		.select({ openings: articleSides.openings })
		.from(articleSides)
		.where(eq(articleSides.articleId, BAUBLE));
	expect(disc?.openings).toEqual([{ kind: "ellipse", x: 37.5, y: 4, width: 5, height: 5 }]);
	const [tag] = await db.select({ givenOn: tags.givenOn }).from(tags);
	expect(tag).toEqual({ givenOn: "12-24" });
	const told = await db.select({ language: tagTexts.language, stories: tagTexts.stories }).from(tagTexts);
	expect(Object.fromEntries(told.map(({ language, stories }) => [language, stories]))).toEqual({
		en: TOLD,
		de: demoTexts.de.tags[TAG.christmas]?.stories,
	});
	const stored = await db.select().from(designApplications);
	for (const { designId, document } of [round, another]) {
		const onDisc = stored.find((each) => each.articleId === BAUBLE && each.designId === designId);
		expect(onDisc?.hash).toBe(documentHash(document));
	}
	expect(stored.find(({ articleId }) => articleId === CARD)?.hash).toBe(documentHash(folded.document));
	const onMugs = stored.filter(({ articleId }) => articleId === MUG);
	const now = new Map(onMugs.map(({ designId, document }) => [designId, document]));
	const [changed, ...others] = withPhotos;
	expect(documentHash(now.get(changed!.designId)!)).toBe(documentHash(changedBySomebody(changed!.document)));
	for (const { designId, document } of others) expect(documentHash(now.get(designId)!)).toBe(documentHash(document));
	for (const { document, hash } of stored) expect(hash).toBe(documentHash(document));
});

function changedBySomebody(document: DesignDocument): DesignDocument {
	return { ...withoutMarks(document), bound: !document.bound };
}

/** As it was loaded before sides had a shape. */
function sideOf(articleId: number) {
	const { cut: _, openings: __, substrate: ___, ...side } = demoArticles.find(({ id }) => id === articleId)!.sides[0]!;
	return { ...side, articleId, position: 0 };
}
