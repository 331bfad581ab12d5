import { sql } from "drizzle-orm";
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
	shippingRates,
	tags,
	tagTexts,
} from "#database/schema.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { demoArticles } from "./articles.ts";
import { demoTexts } from "./demo-texts.ts";
import type { DemoArticle } from "./demo-types.ts";
import { fillDemoGaps } from "./fill-demo-gaps.server.ts";
import { loadDemoContent } from "./load-demo-content.server.ts";
import { loadDemoDesigns } from "./load-demo-designs.server.ts";
import { loadDemoHelp } from "./load-demo-help.server.ts";
import { loadDemoProduction } from "./load-demo-production.server.ts";
import { loadDemoReviews } from "./load-demo-reviews.server.ts";
import { demoShippingRates } from "./shipping-rates.ts";
import { demoTags } from "./tags.ts";

const EARLIER_DAYS = 60;
const LOADING_LOCK = 7_215_422;

/** Fills an empty shop once: tags, articles, prices, shipping, designs. Of a shop with articles only gaps are filled. */
export async function loadDemoShop(shop: Workshop): Promise<void> {
	await inTransaction(shop, async (inside) => {
		await inside.db.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
		await loadDemoContent(inside);
		await loadDemoHelp(inside);
		await loadDemoProduction(inside);
		const known = await inside.db.select({ id: articles.id }).from(articles).limit(1);
		if (known.length) {
			await fillDemoGaps(inside);
			return;
		}
		shop.log.info("loading the demo shop; this takes a few seconds, once");
		await loadTags(inside.db);
		for (const [position, article] of demoArticles.entries()) await loadArticle(inside.db, article, position, shop.now);
		await inside.db.insert(shippingRates).values([...demoShippingRates]);
		await loadDemoDesigns(inside);
		await loadDemoReviews(inside);
	});
}

async function loadTags(db: Database): Promise<void> {
	await db.insert(tags).values(demoTags.map(({ id, mode, group }, position) => ({ id, position, mode, group })));
	await db
		.insert(tagTexts)
		.values(
			LANGUAGES.flatMap((language) =>
				demoTags.map(({ id }) => ({ tagId: id, language, ...demoTexts[language].tags[id]! })),
			),
		);
}

async function loadArticle(db: Database, article: DemoArticle, position: number, now: Date): Promise<void> {
	const { id: articleId, vatClass, productionDays, manufacturer } = article;
	await db.insert(articles).values({ id: articleId, position, active: true, vatClass, productionDays, manufacturer });
	await db
		.insert(articleTexts)
		.values(LANGUAGES.map((language) => ({ articleId, language, ...demoTexts[language].articles[articleId]! })));
	await db.insert(articleSides).values(article.sides.map((side, index) => ({ ...side, articleId, position: index })));
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
	if (article.tags.length) await db.insert(articleTags).values(article.tags.map((tagId) => ({ articleId, tagId })));
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
