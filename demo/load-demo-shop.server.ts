import { sql } from "drizzle-orm";
import { articles, shippingRates } from "#database/schema.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { fillDemoGaps } from "./fill-demo-gaps.server.ts";
import { loadDemoArticles } from "./load-demo-articles.server.ts";
import { loadDemoContent } from "./load-demo-content.server.ts";
import { loadDemoDesigns } from "./load-demo-designs.server.ts";
import { loadDemoHelp } from "./load-demo-help.server.ts";
import { loadDemoProduction } from "./load-demo-production.server.ts";
import { loadDemoReviews } from "./load-demo-reviews.server.ts";
import { loadDemoTags } from "./load-demo-tags.server.ts";
import { demoShippingRates } from "./shipping-rates.ts";

const LOADING_LOCK = 7_215_422;

/** Fills an empty shop; one that an earlier release filled gets the tags, articles and designs that came since, and its gaps. */
export async function loadDemoShop(shop: Workshop): Promise<void> {
	await inTransaction(shop, async (inside) => {
		await inside.db.execute(sql`select pg_advisory_xact_lock(${LOADING_LOCK})`);
		await loadDemoContent(inside);
		await loadDemoHelp(inside);
		await loadDemoProduction(inside);
		const known = await inside.db.select({ id: articles.id }).from(articles).limit(1);
		const isEmpty = known.length === 0;
		if (isEmpty) shop.log.info("loading the demo shop; this takes a few seconds, once");
		else await fillDemoGaps(inside);
		await loadDemoTags(inside);
		await loadDemoArticles(inside);
		await loadDemoDesigns(inside);
		if (!isEmpty) return;
		await inside.db.insert(shippingRates).values([...demoShippingRates]);
		await loadDemoReviews(inside);
	});
}
