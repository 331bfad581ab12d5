import type { Currency } from "#core/currencies.ts";
import { LANGUAGES } from "#core/languages.ts";
import { SITES } from "#core/sites.ts";
import type { Database } from "#database/database.ts";
import {
	articleSides,
	articles,
	articleTags,
	articleTexts,
	articleVariants,
	prices,
	printSubstrates,
	printSuppliers,
	printTechniques,
} from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { demoArticles } from "./articles.ts";
import { demoKeywords } from "./demo-keywords.ts";
import { demoTexts } from "./demo-texts.ts";
import type { DemoArticle } from "./demo-types.ts";
import { demoTechniques } from "./print-suppliers.ts";
import { TAG } from "./tags.ts";

const EARLIER_DAYS = 60;

/** Those that the shop does not have yet, by id. What it has is somebody's own by now. */
export async function loadDemoArticles({ db, now }: Pick<Workshop, "db" | "now">): Promise<void> {
	const rows = await db.select({ id: articles.id }).from(articles);
	const known = new Set(rows.map(({ id }) => id));
	const lacking = demoArticles.filter(({ id }) => !known.has(id));
	if (lacking.length === 0) return;
	await nameTechniques(db, lacking);
	const substrates = await db.select({ code: printSubstrates.code }).from(printSubstrates);
	const materials = new Set<string>(substrates.map(({ code }) => code));
	for (const article of lacking) {
		await loadArticle(db, article, demoArticles.indexOf(article), materials);
		await loadPrices(db, article, now);
	}
}

/** Who prints in a way that the shop has not used before, if it still has that print shop. */
async function nameTechniques(db: Database, lacking: readonly DemoArticle[]): Promise<void> {
	const used = new Set(lacking.flatMap(({ sides }) => sides.map(({ technique }) => technique)));
	const suppliers = await db.select({ code: printSuppliers.code }).from(printSuppliers);
	const there = new Set<string>(suppliers.map(({ code }) => code));
	const named = demoTechniques.filter(({ code, supplier }) => used.has(code) && there.has(supplier));
	if (named.length) await db.insert(printTechniques).values(named).onConflictDoNothing();
}

async function loadArticle(
	db: Database,
	article: DemoArticle,
	position: number,
	materials: ReadonlySet<string>,
): Promise<void> {
	const { id: articleId, vatClass, productionDays, manufacturer, parcel, sizeGuide, colored } = article;
	await db.insert(articles).values({
		id: articleId,
		position,
		active: true,
		vatClass,
		productionDays,
		manufacturer,
		parcel,
		sizeGuide,
		colored,
	});
	await db.insert(articleTexts).values(
		LANGUAGES.map((language) => ({
			articleId,
			language,
			...demoTexts[language].articles[articleId]!,
			keywords: demoKeywords[language].articles[articleId],
		})),
	);
	await db.insert(articleSides).values(
		article.sides.map(({ substrate, ...side }, index) => ({
			...side,
			articleId,
			position: index,
			substrate: substrate && materials.has(substrate) ? substrate : null,
		})),
	);
	await db.insert(articleVariants).values(
		article.variants.map(({ id, sku, color, size, weight }, index) => ({
			id,
			articleId,
			sku,
			position: index,
			color: color?.code ?? null,
			colorValue: color?.value ?? null,
			colorNames: color ? colorNames(color.code) : null,
			size: size ?? null,
			weight,
		})),
	);
	await db.insert(articleTags).values([...article.tags, TAG.range].map((tagId) => ({ articleId, tagId })));
}

async function loadPrices(db: Database, article: DemoArticle, now: Date): Promise<void> {
	const validFrom = now.toISOString().slice(0, 10);
	const { earlier } = article;
	if (earlier) await db.insert(prices).values(earlierPrices(article, earlier, now));
	await db.insert(prices).values(
		SITES.flatMap(({ code: site, currency }) =>
			article.variants.flatMap((variant) =>
				article.prices.map(({ minimumQuantity, amounts }) => ({
					variantId: variant.id,
					site,
					minimumQuantity,
					amount: amounts[currency],
					currency,
					validFrom,
				})),
			),
		),
	);
}

function earlierPrices(article: DemoArticle, amounts: Readonly<Record<Currency, number>>, now: Date) {
	const validFrom = new Date(now.getTime() - EARLIER_DAYS * 86_400_000).toISOString().slice(0, 10);
	return SITES.flatMap(({ code: site, currency }) =>
		article.variants.map(({ id: variantId }) => ({
			variantId,
			site,
			minimumQuantity: 1,
			amount: amounts[currency],
			currency,
			validFrom,
		})),
	);
}

function colorNames(code: string): Record<string, string> {
	return Object.fromEntries(LANGUAGES.map((language) => [language, demoTexts[language].colors[code]!]));
}
