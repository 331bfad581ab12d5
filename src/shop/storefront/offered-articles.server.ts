import { singlePrices } from "#shop/pricing/pricing.server.ts";
import { reductions } from "#shop/pricing/reductions.server.ts";
import { listDocuments } from "#shop/search/list-documents.server.ts";
import type { Shop } from "#shop/shop.ts";
import { cardsOfArticles } from "./article-list.server.ts";
import type { ShopCard } from "./shop-card.ts";

/** The groups whose tags are offers. */
export const OFFERS = "'=group/OUTLET' | '=group/PROMOTION' | '=group/ECONOMIC'";
const MOST_ARTICLES = 24;

/** Reduced articles first, each with the lowest price of the thirty days before; then those of the groups. */
export async function offeredArticles(shop: Shop): Promise<ShopCard[]> {
	const request = { kind: "article", query: OFFERS, sort: "POPULARITY", turn: {}, limit: MOST_ARTICLES } as const;
	const [reduced, grouped] = await Promise.all([reductions(shop), listDocuments(shop, request)]);
	const inGroups = grouped.found.map(({ id }) => id);
	const lowered = [...reduced.values()].map(({ articleId }) => articleId);
	const singles = await singlePrices(shop, [...new Set(lowered)]);
	const shown = [...singles].filter(([, { before }]) => before).map(([id]) => id);
	return cardsOfArticles(shop, [...new Set([...shown, ...inGroups])].slice(0, MOST_ARTICLES));
}
