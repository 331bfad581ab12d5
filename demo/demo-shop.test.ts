import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Currency } from "#core/currencies.ts";
import { LANGUAGES } from "#core/languages.ts";
import { SITES } from "#core/sites.ts";
import { slugify } from "#core/slug.ts";
import { hasOwnIds } from "#design/own-ids.ts";
import { readMockupScene } from "#painters/mockup/mockup.server.ts";
import { designDocumentSchema } from "#shop/projects/design-document-schema.ts";
import { demoArticles } from "./articles.ts";
import { demoTexts } from "./demo-texts.ts";
import { clothsOf, faultsAsItIs, faultsWithWords, inLanguages, REPLACEMENTS } from "./design-faults.ts";
import { FAVOURITES } from "./designs/favourites.ts";
import { shapeOf } from "./designs/shapes.ts";
import { type DemoDesign, demoDesigns } from "./designs.ts";
import { demoPictures } from "./pictures.ts";
import { demoTechniques } from "./print-suppliers.ts";
import { demoShippingRates } from "./shipping-rates.ts";
import { demoTags, TAG } from "./tags.ts";

test("ids, SKUs and slugs are unique, slugs are well formed and article ids are below 20000", () => {
	const lists = { articles: demoArticles, designs: demoDesigns, tags: demoTags } as const;
	for (const name of ["articles", "designs", "tags"] as const) {
		const list = lists[name];
		expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
		for (const language of LANGUAGES) {
			const slugs = list.map(({ id }) => demoTexts[language][name][id]?.slug ?? "");
			expect(new Set(slugs).size).toBe(slugs.length);
			expect(slugs.map(slugify)).toEqual(slugs);
		}
	}
	const variants = demoArticles.flatMap((article) => article.variants);
	expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length);
	expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
	expect(Math.max(...demoArticles.map(({ id }) => id))).toBeLessThan(20_000);
});

test("every side has a scene whose UV square has the side's size", async () => {
	for (const { sides } of demoArticles)
		for (const side of sides) {
			const scene = await readMockupScene(side.scene);
			const around = scene.uvCovers === "bleed" ? 2 * side.bleed : 0;
			// A calendar's pages hang where its cover does.
			expect(scene.side).toBe(sides.find((each) => each.scene === side.scene)?.code);
			expect(scene.print).toEqual({ width: side.width + around, height: side.height + around });
		}
});

test("every article is shown in use, by a scene that takes the same picture of the design", async () => {
	for (const { sides, colored } of demoArticles) {
		const { inUse, side, print, uvCovers, tint, accent = false } = await readMockupScene(sides[0]!.scene);
		expect(inUse, sides[0]!.scene).toBeDefined();
		const shown = await readMockupScene(inUse!);
		expect(shown).toMatchObject({ name: inUse, view: "in-use", side, print, uvCovers, tint });
		expect([accent, shown.accent ?? false], inUse).toEqual(Array(2).fill(colored === "ACCENT"));
	}
});

test.each(LANGUAGES)("sides and the ways they are printed have names in %s, and somebody prints them", (language) => {
	const namesOf = (file: string) => JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8"));
	for (const { code, technique } of demoArticles.flatMap(({ sides }) => sides)) {
		expect(namesOf("product").side[code], code).toMatch(/\S/);
		expect(namesOf("specification").techniques[technique], technique).toMatch(/\S/);
		expect(demoTechniques.map((each) => each.code)).toContain(technique);
	}
});

test("more pieces never cost more each, and sites without cents have whole prices", () => {
	const whole = new Set(SITES.filter((site) => !site.pricesWithDecimals).map(({ currency }) => currency));
	for (const { prices } of demoArticles) {
		prices.forEach(({ amounts }, index) => {
			const before = prices[index - 1]?.amounts ?? amounts;
			for (const currency of Object.keys(amounts) as Currency[]) {
				expect(amounts[currency]).toBeLessThanOrEqual(before[currency]);
				if (whole.has(currency)) expect(amounts[currency] % 100).toBe(0);
			}
		});
	}
});

test.each(REPLACEMENTS)(
	"whatever replaces the samples like $like stays one word, covers nothing and keeps off edges and folds: $words",
	{ timeout: 120_000 },
	(replacement) => {
		for (const design of demoDesigns) {
			for (const { articleId, document } of oneOfEachShape(design, replacement.words.length)) {
				const article = demoArticles.find((each) => each.id === articleId)!;
				expect(faultsWithWords(document, article, replacement), `${design.id} on ${articleId}`).toEqual([]);
			}
		}
	},
);

/** In turn another article; every one of them is checked below with the samples as they are. */
function oneOfEachShape({ id, applications }: DemoDesign, turn: number): DemoDesign["applications"] {
	const shapes = new Map(demoArticles.map(({ id, sides }) => [id, shapeOf(sides[0]!)]));
	const alike = Map.groupBy(applications, ({ articleId }) => shapes.get(articleId));
	return [...alike.values()].map((each) => each[(id + turn) % each.length]!);
}

/** Articles whose sides are the same in everything that is checked bear the same document: one of them stands for all. */
function unlike({ applications }: DemoDesign): DemoDesign["applications"] {
	const checked = (articleId: number) => {
		const article = demoArticles.find(({ id }) => id === articleId)!;
		const sides = article.sides.map(({ minimumDpi, folds, technique }) => [minimumDpi, folds, technique]);
		return [sides, ...clothsOf(article)];
	};
	const different = new Map(
		applications.map((each) => [JSON.stringify([checked(each.articleId), each.document]), each] as const),
	);
	return [...different.values()];
}

test("every article is packed in something, longest side first, that weighs as much as it could, and every site delivers it", () => {
	for (const { id, parcel, variants } of demoArticles) {
		const { length, width, height } = parcel;
		const sides = [length, width, height];
		expect(sides, `${id}`).toEqual(sides.map(Math.round).sort((one, other) => other - one));
		for (const { weight, sku } of variants) {
			const density = (1000 * weight) / (length * width * height);
			expect(density, sku).toBeGreaterThan(0.02);
			expect(density, sku).toBeLessThan(1);
			const refusing = demoShippingRates.filter((rate) => rate.maximumWeight < weight || rate.maximumLength! < length);
			expect(refusing, sku).toEqual([]);
		}
	}
});

/** The editor sends as much whenever somebody pauses. */
const MOST_LETTERS = 270_000;

test("every design can be kept as a project, every occasion and every article has designs", () => {
	for (const { id, applications } of demoDesigns) {
		for (const { articleId, document } of applications) {
			expect(designDocumentSchema.safeParse(document).error?.issues, `${id} on ${articleId}`).toBeUndefined();
			expect(hasOwnIds(document), `${id} on ${articleId}`).toBe(true);
			expect(JSON.stringify(document).length, `${id} on ${articleId}`).toBeLessThan(MOST_LETTERS);
		}
	}
	for (const { id, mode } of demoTags) {
		const designs = demoDesigns.filter(({ tags }) => tags.includes(id));
		if (mode !== "LIST_DESIGNS") continue;
		expect(designs.length, `tag ${id}`).toBeGreaterThanOrEqual(3);
		expect(designs.filter(({ tags }) => tags.includes(TAG.favourites)).length, `tag ${id}`).toBeGreaterThanOrEqual(2);
	}
	expect(demoDesigns.filter(({ tags }) => tags.includes(TAG.favourites)).length).toBe(FAVOURITES.size);
	for (const { id } of demoArticles) {
		const designs = demoDesigns.filter(({ articleIds }) => articleIds.includes(id));
		expect(designs.length, `article ${id}`).toBeGreaterThanOrEqual(10);
	}
});

test("an article that is shown with a design is the one that this design is shown on", () => {
	for (const { id, shownWith } of demoArticles)
		if (shownWith) expect(demoDesigns.find((design) => design.id === shownWith)?.articleIds[0], `${id}`).toBe(id);
});

test("designs use tags and pictures that exist and pass the checks before printing", { timeout: 240_000 }, () => {
	for (const design of demoDesigns) {
		expect(demoTags.map(({ id }) => id)).toEqual(expect.arrayContaining([...design.tags]));
		expect(design.applications.length).toBeGreaterThanOrEqual(2);
		for (const { articleId, document } of unlike(design)) {
			const article = demoArticles.find(({ id }) => id === articleId)!;
			for (const [language, said] of inLanguages(document))
				expect(faultsAsItIs(said, article), `${design.id} on ${articleId} in ${language}`).toEqual([]);
			for (const { elements } of document.sides) {
				const photos = elements.filter((each) => each.kind === "photo");
				expect(photos.filter(({ placeholder, picture }) => !placeholder || !picture)).toEqual([]);
				const shown = photos.map(({ picture }) => picture?.id);
				expect(shown, `${design.id} on ${articleId} shows no photo twice`).toEqual([...new Set(shown)]);
			}
		}
	}
	expect(demoPictures.filter(({ file }) => !existsSync(file))).toEqual([]);
});

test.each([
	["envelope", "front"],
	["postcard", "message"],
])("designs leave the right half of an %s's %s to the address and the stamp", { timeout: 60_000 }, (scene, code) => {
	const { id } = demoArticles.find(({ sides }) => sides[0]!.scene === scene)!;
	const drawn = demoDesigns.flatMap(({ applications }) => applications.filter(({ articleId }) => articleId === id));
	expect(drawn.length).toBeGreaterThan(40);
	for (const { document } of drawn) {
		const { width, elements } = document.sides.find((side) => side.code === code)!;
		const printed = elements.filter((each) => !("locked" in each && scene === "postcard"));
		expect(printed.filter((each) => !("x" in each) || each.x + each.width > width * 0.5)).toEqual([]);
	}
});
