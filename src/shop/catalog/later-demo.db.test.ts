import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	articleSides,
	articles,
	articleTags,
	articleTexts,
	designApplications,
	designs,
	pictures,
	printSubstrates,
	printTechniques,
} from "#database/schema.ts";
import { listArticles } from "#shop/catalog/catalog.server.ts";
import { demoArticles } from "../../../demo/articles.ts";
import { demoDesigns } from "../../../demo/designs.ts";
import { loadDemoArticles } from "../../../demo/load-demo-articles.server.ts";
import { loadDemoDesigns } from "../../../demo/load-demo-designs.server.ts";
import { loadDemoProduction } from "../../../demo/load-demo-production.server.ts";
import { loadDemoTags } from "../../../demo/load-demo-tags.server.ts";
import { demoPictures, wool } from "../../../demo/pictures.ts";
import { TAG } from "../../../demo/tags.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";

const [MUG, JIGSAW] = [1101, 7101];
/** Of every design since the shop was filled. */
const ORDERS = 3;
const onMug = demoDesigns.find(({ applications }) => applications.some(({ articleId }) => articleId === MUG));

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	const { db } = bench.shop;
	const mug = { position: 5, active: false, vatClass: "STANDARD", productionDays: 9, manufacturer: "Ours" } as const;
	await db.insert(articles).values({ ...mug, id: MUG });
	await db
		.insert(designs)
		.values(demoDesigns.map(({ id, createdOn, modifiedOn }) => ({ id, popularity: ORDERS, createdOn, modifiedOn })));
	await db.insert(designApplications).values({
		...{ designId: onMug!.id, articleId: MUG, position: 0, popularity: ORDERS },
		...{ document: { version: 1, sides: [] }, hash: "somebody's" },
	});
	const earlier = demoPictures.filter(({ id }) => id !== wool.id);
	await db.insert(pictures).values(
		earlier.map(({ id, width, height, file }) => {
			const stored = {
				sha256: id.replaceAll("-", "").repeat(2),
				originalKey: file,
				masterKey: file,
				contentType: "image/jpeg",
				bytes: 1,
			};
			return { id, width, height, ...stored, fileName: file, createdAt: bench.shop.now };
		}),
	);
	await loadDemoProduction(bench.shop);
	await db.delete(printSubstrates).where(eq(printSubstrates.code, "transfer-paper"));
	await db.delete(printTechniques);
});
afterAll(() => bench.close());

test("a shop that an earlier release filled gets the articles that came since, with its designs on them, and keeps its own as they are", async () => {
	const { shop } = bench;
	await loadDemoTags(shop);
	await loadDemoArticles(shop);
	await loadDemoDesigns(shop);

	const [mug] = await shop.db.select().from(articles).where(eq(articles.id, MUG));
	expect(mug).toMatchObject({ active: false, productionDays: 9, manufacturer: "Ours" });
	expect(await shop.db.select().from(articleTexts).where(eq(articleTexts.articleId, MUG))).toEqual([]);
	const offered = await listArticles(shop, {});
	expect(offered.map(({ id }) => id)).toEqual(demoArticles.map(({ id }) => id).filter((id) => id !== MUG));
	const inRange = await shop.db.select().from(articleTags).where(eq(articleTags.tagId, TAG.range));
	expect(inRange.map(({ articleId }) => articleId).sort()).toEqual(demoArticles.map(({ id }) => id).sort());
	const [puzzle] = await shop.db.select().from(articleSides).where(eq(articleSides.articleId, JIGSAW));
	expect(puzzle).toMatchObject({ technique: "sublimation", substrate: null });

	const made = await shop.db.select().from(designApplications);
	expect(made).toHaveLength(demoDesigns.flatMap(({ applications }) => applications).length);
	expect(made.find(({ designId, articleId }) => designId === onMug!.id && articleId === MUG)?.hash).toBe("somebody's");
	expect(await shop.db.select().from(pictures)).toHaveLength(demoPictures.length);
	const techniques = await shop.db.select({ code: printTechniques.code }).from(printTechniques);
	expect(techniques.map(({ code }) => code)).toContain("sublimation");

	await loadDemoTags(shop);
	await loadDemoArticles(shop);
	await loadDemoDesigns(shop);
	expect(await shop.db.select().from(designApplications)).toHaveLength(made.length);
});
