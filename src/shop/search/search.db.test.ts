import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sort, Turn } from "#core/list-order.ts";
import { siteByCode } from "#core/sites.ts";
import {
	articles,
	articleTexts,
	articleVariants,
	contentPages,
	contentPageTexts,
	designApplications,
	designs,
	designTags,
	designTexts,
	helpCategories,
	helpTopics,
	helpTopicTexts,
	tags,
	tagTexts,
} from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { MUG, stockMug } from "../../../tests/support/factories.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { offeredFacets } from "./facets.server.ts";
import { listDocuments } from "./list-documents.server.ts";
import { search } from "./search.server.ts";

const NAMES: Readonly<Record<string, readonly string[]>> = {
	en: ["Paper hearts", "Big birthday number", "Sleeping dog", "Café morning"],
	de: ["Herzen aus Papier", "Große Geburtstagszahl", "Schlafender Hund", "Kaffee am Morgen"],
	pl: ["Papierowe serca", "Urodzinowa liczba", "Śpiący pies", "Poranna kawa"],
	fi: ["Paperisydämet", "Suuri syntymäpäivänumero", "Nukkuva koira", "Aamukahvi"],
};
const POPULARITY = [5, 9, 5, 0];
const BIRTHDAY = 101;

let bench: TestShop;
let lastDesign = 900;
beforeAll(async () => {
	bench = await openTestShop();
	const { shop } = bench;
	const { db } = shop;
	await stockMug(shop);
	await db.insert(articleTexts).values(
		[
			["de", "Tasse", "Tassen"],
			["pl", "Kubek", "Kubki"],
			["fi", "Muki", "Mukit"],
		].map(([language = "", name = "", namePlural = ""]) => ({
			articleId: MUG.id,
			language,
			name,
			namePlural,
			slug: `mug-${language}`,
			summary: "",
			description: [],
			facts: [],
		})),
	);
	await db.insert(tags).values({ id: BIRTHDAY, position: 0, mode: "LIST_DESIGNS", group: "TOP_SALES" });
	await db.insert(tagTexts).values(
		[
			["en", "Birthday"],
			["de", "Geburtstag"],
		].map(([language = "", name = ""]) => ({ tagId: BIRTHDAY, language, name, slug: `tag-${language}`, intro: "" })),
	);
	for (const [index, popularity] of POPULARITY.entries()) {
		const id = index + 1;
		const day = `2026-0${id}-01`;
		await db.insert(designs).values({ id, popularity, createdOn: day, modifiedOn: day });
		await db.insert(designTexts).values(
			Object.entries(NAMES).map(([language, names]) => ({
				designId: id,
				language,
				name: names[index] ?? "",
				slug: `${language}-${id}`,
				description: language === "en" && id === 3 ? "For a birthday in the kennel" : "",
				keywords: language === "en" && id === 4 ? "coffee espresso" : "",
			})),
		);
		const application = { designId: id, articleId: MUG.id, position: 0, hash: "0".repeat(64), popularity };
		await db.insert(designApplications).values({ ...application, document: { version: 1, sides: [] } });
	}
	await db.insert(designTags).values({ designId: 1, tagId: BIRTHDAY, popularity: 5 });
});
afterAll(() => bench.close());

const ALL = { kind: "design", sort: "RELEVANCE", turn: {}, limit: 24 } as const;

async function found(
	language: string,
	text: string,
	more: { article?: number; group?: string } = {},
	shop: Shop = bench.shop,
) {
	const result = await search(
		{ ...shop, locale: { ...shop.locale, language: language as "en" } },
		{ ...ALL, text, ...more },
	);
	return { ...result, ids: result.list.found.map(({ id }) => id) };
}

test.each([
	["en", "hearts", [1]],
	["en", "HEART", [1]],
	["en", "cafe", [4]],
	["en", "café!", [4]],
	["en", "number birthday", [2]],
	["en", "espressos", [4]],
	["de", "herz", [1]],
	["de", "grosse", [2]],
	["de", "geburtstag", [2, 1]],
	["pl", "sercami", [1]],
	["pl", "spiacy", [3]],
	["pl", "urodzinowy", [2]],
	["fi", "syntymäpäivä", [2]],
	["fi", "koiran", [3]],
])("in %s, %s finds %j", async (language, text, ids) => {
	expect(await found(language, text)).toMatchObject({ ids, corrected: [], unknown: [], onlySome: false });
});

test.each([
	["en", "haerts", [1], "hearts"],
	["en", "expresso", [4], "espresso"],
	["en", "brithday", [2, 1, 3], "birthday"],
	["de", "hnud", [3], "hund"],
	["de", "gebrutstag", [2, 1], "geburtstag"],
	["pl", "seerca", [1], "serca"],
	["pl", "spaicy", [3], "śpiący"],
	["fi", "koria", [3], "koira"],
	["de", "papierherzen", [1], "papier herzen"],
])("in %s, %s is taken for what was meant", async (language, typed, ids, meant) => {
	expect(await found(language, typed)).toMatchObject({ ids, corrected: [{ typed, meant }] });
});

test.each([
	["nl", "postr", "poster", ["post", "posts"]],
	["nl", "ktten", "kitten", ["katten", "ketten"]],
	["es", "tasa", "taza", ["tapa", "tara"]],
	["es", "prro", "perro", ["parro"]],
])("in %s, %s means %s, which more things have than %j", async (language, typed, meant, others) => {
	const { db } = bench.shop;
	const day = "2026-01-01";
	for (const name of [...others, meant, `${meant} dos`]) {
		const id = ++lastDesign;
		await db.insert(designs).values({ id, popularity: 0, createdOn: day, modifiedOn: day });
		await db.insert(designTexts).values({ designId: id, language, name, slug: `n-${id}`, description: "" });
		const application = { designId: id, articleId: MUG.id, position: 0, hash: "0".repeat(64), popularity: 0 };
		await db.insert(designApplications).values({ ...application, document: { version: 1, sides: [] } });
	}
	expect((await found(language, typed)).corrected).toEqual([{ typed, meant }]);
});

test("rivals are weighed by the most popular designs, however many others have them", async () => {
	await bench.shop.db.execute(sql`
		insert into search_documents (language, kind, item_id, title, path, summary, title_words, words, articles, groups,
			popularity, created_on, modified_on)
		select 'es', 'design', 10000 + place, '', '', '', '', to_tsvector('simple', word), '{}', '{}',
			10000 - place, '2026-01-01', '2026-01-01'
		from generate_series(1, 2010) as place, lateral (select case when place = 1 then 'ruso' when place > 2000 then 'rusa' else '' end as word) said`);
	await bench.shop.db.execute(sql`insert into search_words (language, word, written, stem, slips)
		select 'es', word, word, word, search_slips(word) from unnest(array['ruso', 'rusa']) word`);
	expect((await found("es", "rusx")).corrected).toEqual([{ typed: "rusx", meant: "ruso" }]);
});

test("names and tags come before descriptions, and words that nothing has are left out and told", async () => {
	expect((await found("en", "birthday")).ids).toEqual([2, 1, 3]);
	expect(await found("en", "birthday xylophonist")).toMatchObject({ ids: [2, 1, 3], unknown: ["xylophonist"] });
	expect(await found("en", "hearts dog")).toMatchObject({ ids: [3, 1], onlySome: true });
	for (const text of ["", "'", "the", "' & !*:()<->", "\\", "xylophonist"])
		expect(await found("en", text), text).toMatchObject({ ids: [], beside: [] });
});

test("facets narrow the list and are offered by what was found", async () => {
	const { query } = await found("en", "birthday");
	const offered = await offeredFacets(bench.shop, "design", query ?? "");
	expect(offered).toEqual({ articles: [MUG.id], groups: ["TOP_SALES"] });
	expect((await found("en", "birthday", { group: "TOP_SALES" })).ids).toEqual([1]);
	expect((await found("en", "birthday", { article: MUG.id })).ids).toEqual([2, 1, 3]);
	expect((await found("en", "birthday", { article: 12 })).ids).toEqual([]);
	expect((await found("en", "=tag/101")).ids).toEqual([]);
});

test("a beginning that too many words have is found as well", async () => {
	const { db } = bench.shop;
	const words = Array.from({ length: 80 }, (_, index) => `kilim${String.fromCharCode(97 + (index % 26))}${index}`);
	await db
		.update(designTexts)
		.set({ description: words.join(" ") })
		.where(sql`design_id = 4 and language = 'en'`);
	expect(await found("en", "kilim")).toMatchObject({ ids: [4], query: "('kilim':*)" });
});

test("articles and tags stand beside, and pages only where they are shown", async () => {
	const { shop } = bench;
	expect((await found("de", "tassen")).beside.map(({ kind, path }) => [kind, path])).toEqual([
		["article", `/designs/mug-de/${MUG.id}`],
	]);
	expect((await found("en", "birthday")).beside.map(({ kind }) => kind)).toEqual(["tag"]);
	const another = { articleId: MUG.id + 1, language: "en", slug: "jar", description: [], facts: [] };
	await shop.db.insert(articles).values({
		id: another.articleId,
		position: 1,
		active: true,
		vatClass: "STANDARD",
		productionDays: 2,
		manufacturer: "Test works",
	});
	await shop.db
		.insert(articleTexts)
		.values({ ...another, name: "Jar", namePlural: "Jars", summary: "Like a mug with a lid" });
	const named = async (text: string) => (await found("en", text)).beside.map(({ id, named }) => [id, named]);
	expect(await named("mug")).toEqual([
		[MUG.id, true],
		[another.articleId, false],
	]);
	const [page] = await shop.db
		.insert(contentPages)
		.values({ publishedFrom: new Date("2026-01-01"), sites: ["GB"] })
		.returning();
	const blocks = [{ kind: "paragraph", text: ["Our ", { text: "kiln", strong: true }, " burns at night"] }] as const;
	const text = {
		pageId: page!.id,
		language: "en",
		slug: "works",
		title: "Our works",
		summary: "",
		updatedAt: shop.now,
	};
	await shop.db.insert(contentPageTexts).values({ ...text, blocks });
	const beside = async (code: string, now = shop.now) => {
		const site = siteByCode(code) ?? shop.site;
		return (await search({ ...shop, site, now }, { ...ALL, text: "kiln" })).beside.map(({ path }) => path);
	};
	expect(await beside("GB")).toEqual(["/works"]);
	expect(await beside("IE")).toEqual([]);
	expect(await beside("GB", new Date("2025-01-01"))).toEqual([]);
});

test("a word that names a product is met by being on it, and a colour beside it by its variant", async () => {
	const { db } = bench.shop;
	const hoodie = MUG.id + 2;
	const [white, navy, sand] = [hoodie * 100, hoodie * 100 + 1, hoodie * 100 + 2];
	await db.insert(articles).values({
		id: hoodie,
		position: 2,
		active: true,
		vatClass: "STANDARD",
		productionDays: 2,
		manufacturer: "Test works",
	});
	await db.insert(articleTexts).values({
		...{ articleId: hoodie, language: "en", slug: "hoodie", description: [], facts: [], summary: "" },
		...{ name: "Hoodie", namePlural: "Hoodies", keywords: "jumper" },
	});
	await db.insert(articleVariants).values(
		[
			{ id: white, color: "white", colorNames: { en: "White" } },
			{ id: navy, color: "navy", colorNames: { en: "Navy blue" } },
			{ id: sand, color: "sand", colorNames: { en: "Sand" } },
		].map((each, position) => ({ ...each, articleId: hoodie, position, sku: each.color, weight: 1 })),
	);
	const application = { designId: 3, articleId: hoodie, position: 1, hash: "1".repeat(64), popularity: 5 };
	await db.insert(designApplications).values({ ...application, document: { version: 1, sides: [] } });
	const shown = async (text: string) => {
		// In a transaction no colours are remembered from before.
		const { ids, products, variants, corrected, unknown } = await db.transaction((transaction) =>
			found("en", text, {}, { ...bench.shop, db: transaction }),
		);
		return { ids, on: ids.map((id) => products.get(id) ?? []), variants: [...variants], corrected, unknown };
	};
	const plain = { ids: [3], on: [[hoodie]], variants: [], corrected: [], unknown: [] };
	for (const text of ["dog hoodie", "hoodies", "jumpers, dog", "the hoodie and a dog"])
		expect(await shown(text), text).toEqual(plain);
	expect(await shown("dog")).toEqual({ ...plain, on: [[]] });
	expect(await shown("blue hoodie")).toEqual({ ...plain, variants: [[hoodie, navy]] });
	expect(await shown("sand jumper")).toEqual({ ...plain, variants: [[hoodie, sand]] });
	expect(await shown("blue mug")).toMatchObject({ ids: [2, 3, 1, 4], variants: [], unknown: ["blue"] });
});

test("numbers are found and never corrected, and that it is a present goes without saying", async () => {
	await bench.shop.db.update(designTexts).set({ keywords: "30, 40" }).where(sql`design_id = 2 and language = 'en'`);
	for (const text of ["40th birthday", "gift, 40"])
		expect(await found("en", text)).toMatchObject({ ids: [2], corrected: [], unknown: [], onlySome: false });
	expect(await found("en", "41st birthday")).toMatchObject({ corrected: [], onlySome: true });
});

test("what a help topic says is told up to a whole word", async () => {
	const { db } = bench.shop;
	await db.insert(helpCategories).values({ id: 1, position: 0 });
	await db.insert(helpTopics).values({ id: 1, categoryId: 1, position: 0, groups: [] });
	const text = `${"glaze ".repeat(26).trim()}, chestnut, oak`;
	const blocks = [{ kind: "paragraph", text: [text] }] as const;
	await db.insert(helpTopicTexts).values({ topicId: 1, language: "en", slug: "care", title: "Care", blocks });
	const summary = async () => (await found("en", "glaze")).beside[0]?.summary;
	expect(await summary()).toBe(`${"glaze ".repeat(26).trim()}…`);
	const whole = `${"glaze ".repeat(25)}and fires.`;
	expect(whole).toHaveLength(160);
	await db.update(helpTopicTexts).set({ blocks: [{ kind: "paragraph", text: [whole] }] });
	expect(await summary()).toBe(whole);
});

test("what changes is found as it is now", async () => {
	const { db } = bench.shop;
	await db.update(designTexts).set({ name: "Paper boats" }).where(sql`design_id = 1 and language = 'en'`);
	expect((await found("en", "boats")).ids).toEqual([1]);
	expect((await found("en", "hearts")).ids).toEqual([]);
	await db.update(tagTexts).set({ name: "Anniversary" }).where(sql`language = 'en'`);
	expect((await found("en", "anniversary")).ids).toEqual([1]);
	await db.update(articles).set({ active: false });
	expect((await found("en", "boats")).ids).toEqual([]);
	await db.update(articles).set({ active: true });
	expect((await found("en", "boats")).ids).toEqual([1]);
});

test.each(["POPULARITY", "DATE_CREATION", "DATE_LAST_MODIFICATION"] satisfies Sort[])(
	"pages by %s follow one another both ways without gaps",
	async (sort) => {
		const order = sort === "POPULARITY" ? [2, 3, 1, 4] : [4, 3, 2, 1];
		const page = (turn: Turn) =>
			listDocuments(bench.shop, { kind: "design", query: `'=article/${MUG.id}'`, sort, turn, limit: 3 });
		const first = await page({});
		expect(first).toMatchObject({ previous: undefined, next: { id: order[2] } });
		const second = await page({ after: first.next! });
		expect(second).toMatchObject({ previous: { id: order[3] }, next: undefined });
		expect([...first.found, ...second.found].map(({ id }) => id)).toEqual(order);
		expect(await page({ before: second.previous! })).toEqual(first);
	},
);

test("pages by relevance pass from names to descriptions and back", async () => {
	const query = "'bird' | 'birthday' | 'big' | 'kennel'";
	const page = (turn: Turn) => listDocuments(bench.shop, { kind: "design", query, sort: "RELEVANCE", turn, limit: 1 });
	const first = await page({});
	const second = await page({ after: first.next! });
	expect([first, second].map(({ found }) => found[0]?.id)).toEqual([2, 3]);
	expect(second.next).toBeUndefined();
	expect((await page({ before: second.previous! })).found[0]?.id).toBe(2);
});

test("what has all words in its name comes before what has one of them and is on the product", async () => {
	const request = { kind: "design", query: "'boat' | 'big' | 'kennel'", inNames: ["'boat'", "'big'"] } as const;
	const page = (turn: Turn) => listDocuments(bench.shop, { ...request, sort: "RELEVANCE", turn, limit: 1 });
	const first = await page({});
	const second = await page({ after: first.next! });
	const third = await page({ after: second.next! });
	const back = await page({ before: third.previous! });
	expect([first, second, third, back].map(({ found }) => found[0]?.id)).toEqual([1, 2, 3, 2]);
});
