import type { ListPlace, Turn } from "#core/list-order.ts";
import { listArticles } from "#shop/catalog/catalog.server.ts";
import { listDocuments } from "#shop/search/list-documents.server.ts";
import type { Shop } from "#shop/shop.ts";
import { articleCards } from "./cards.server.ts";
import type { ShopCard } from "./shop-card.ts";

export type ArticleList = {
	cards: readonly ShopCard[];
	next: ListPlace | undefined;
	previous: ListPlace | undefined;
};

/** One page of the articles that fit, in the shop's order. */
export async function articleList(shop: Shop, query: string, turn: Turn, limit: number): Promise<ArticleList> {
	const page = await listDocuments(shop, { kind: "article", query, sort: "POPULARITY", turn, limit });
	const cards = await cardsOfArticles(
		shop,
		page.found.map(({ id }) => id),
	);
	return { cards, next: page.next, previous: page.previous };
}

/** In the order of the ids, in the variants that are given. */
export async function cardsOfArticles(
	shop: Shop,
	ids: readonly number[],
	variants?: ReadonlyMap<number, number>,
): Promise<ShopCard[]> {
	const known = new Map((await listArticles(shop, { ids })).map((article) => [article.id, article]));
	return articleCards(
		shop,
		ids.flatMap((id) => known.get(id) ?? []),
		variants,
	);
}
