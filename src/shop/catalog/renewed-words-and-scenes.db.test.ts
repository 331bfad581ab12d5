import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	articleSides,
	articles,
	articleTexts,
	designs,
	designTexts,
	helpCategories,
	helpTopics,
	helpTopicTexts,
} from "#database/schema.ts";
import { photoAlbum } from "../../../demo/articles/photo-album.ts";
import { demoKeywords } from "../../../demo/demo-keywords.ts";
import { fillDemoGaps } from "../../../demo/fill-demo-gaps.server.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";

const DESIGN = 9043;
const OWN = "sausage on legs";
const BEFORE_STEEL = [
	"Mugs: by hand or in the top rack of the dishwasher; fine in the microwave. Magic mugs by hand only, and not in the microwave.",
	"Shirts, socks and cushions: inside out at 30 °C, no tumble dryer, no iron on the print.",
	"Canvases, posters and books: dry, out of the sun, dusted with a soft cloth.",
];

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

test("a shop that an earlier release filled gets keywords and the album's own pictures, but where there are some", async () => {
	const { db } = bench.shop;
	const { id: articleId, sides, vatClass, productionDays, manufacturer, parcel } = photoAlbum;
	const kept = { position: 0, active: true, vatClass, productionDays, manufacturer, parcel };
	await db.insert(articles).values([
		{ id: articleId, ...kept },
		{ id: 1, ...kept },
	]);
	const side = { ...sides[0]!, substrate: null, position: 0, scene: "photo-book" };
	await db.insert(articleSides).values([
		{ ...side, articleId },
		{ ...side, articleId: 1 },
	]);
	const text = { language: "en", namePlural: "", summary: "", description: [], facts: [] };
	await db.insert(articleTexts).values([
		{ ...text, articleId, name: "Album", slug: "album" },
		{ ...text, articleId: 1, name: "Another", slug: "another" },
	]);
	await db.insert(designs).values({ id: DESIGN, popularity: 0, createdOn: "2026-01-01", modifiedOn: "2026-01-01" });
	const words = { designId: DESIGN, name: "Long friend", description: "" };
	await db.insert(designTexts).values([
		{ ...words, language: "en", slug: "en", keywords: OWN },
		{ ...words, language: "de", slug: "de" },
		{ ...words, language: "fr", slug: "fr", keywords: "" },
		{ ...words, language: "hu", slug: "hu" },
	]);

	await fillDemoGaps(bench.shop);

	const scenes = await db.select({ id: articleSides.articleId, scene: articleSides.scene }).from(articleSides);
	expect(new Map(scenes.map(({ id, scene }) => [id, scene]))).toEqual(
		new Map([
			[articleId, "photo-album"],
			[1, "photo-book"],
		]),
	);
	const named = await db.select({ id: articleTexts.articleId, keywords: articleTexts.keywords }).from(articleTexts);
	expect(new Map(named.map(({ id, keywords }) => [id, keywords]))).toEqual(
		new Map([
			[articleId, demoKeywords.en.articles[articleId]],
			[1, null],
		]),
	);
	const drawn = await db.select().from(designTexts).where(eq(designTexts.designId, DESIGN));
	expect(new Map(drawn.map(({ language, keywords }) => [language, keywords]))).toEqual(
		new Map([
			["en", OWN],
			["de", demoKeywords.de.designs[DESIGN]],
			["fr", ""],
			["hu", null],
		]),
	);
});

test("what help said of mugs before there were any of steel is renewed, and what somebody wrote is kept", async () => {
	const { db } = bench.shop;
	await db.insert(helpCategories).values({ id: 1, position: 0 });
	await db.insert(helpTopics).values({ id: 45, categoryId: 1, position: 0, groups: [] });
	const text = { topicId: 45, title: "Care" };
	await db.insert(helpTopicTexts).values([
		{ ...text, language: "en", slug: "care", blocks: [list(...BEFORE_STEEL)] },
		{ ...text, language: "de", slug: "pflege", blocks: [list("Von Hand.")] },
	]);
	await fillDemoGaps(bench.shop);
	const texts = await db.select().from(helpTopicTexts);
	const said = new Map(texts.map(({ language, blocks }) => [language, JSON.stringify(blocks)]));
	expect(said.get("en")).toContain("never in the microwave: they are steel");
	expect(said.get("de")).toBe(JSON.stringify([list("Von Hand.")]));
});

function list(...lines: string[]) {
	return { kind: "list" as const, items: lines.map((line) => [line]) };
}
