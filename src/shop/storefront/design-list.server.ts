import type { ListPlace } from "#core/list-order.ts";
import { remember } from "#database/remember.ts";
import { listArticles } from "#shop/catalog/catalog.server.ts";
import { designsById } from "#shop/designs/designs.server.ts";
import { offeredFacets, withFacets } from "#shop/search/facets.server.ts";
import { listDocuments } from "#shop/search/list-documents.server.ts";
import type { Shop } from "#shop/shop.ts";
import { designCards } from "./cards.server.ts";
import type { ListAsked } from "./list-request.ts";
import type { ShopCard } from "./shop-card.ts";

export type NamedArticle = { id: number; name: string };
export type DesignPage = {
	cards: readonly ShopCard[];
	next: ListPlace | undefined;
	previous: ListPlace | undefined;
};
export type DesignList = DesignPage & { offered: { articles: readonly NamedArticle[]; groups: readonly string[] } };

/** One page of the designs that fit: `query` names what all of them have, the rest is the visitor's choice. */
export function designPage(shop: Shop, asked: ListAsked, limit: number, query = ""): Promise<DesignPage> {
	const isFirst = !asked.turn.after && !asked.turn.before;
	const key = `design list ${shop.brand.code} ${shop.locale.code} ${limit} ${query} ${JSON.stringify(asked)}`;
	return isFirst
		? remember(shop.db, key, () => readPage(shop, asked, limit, query))
		: readPage(shop, asked, limit, query);
}

/** The same with the products and groups that it may be narrowed to. */
export async function designList(shop: Shop, asked: ListAsked, limit: number, query: string): Promise<DesignList> {
	const key = `facets ${shop.locale.language} ${query}`;
	const [page, facets] = await Promise.all([
		designPage(shop, asked, limit, query),
		remember(shop.db, key, () => offeredFacets(shop, "design", query)),
	]);
	const { article } = asked;
	const articles = await namedArticles(shop, article ? [...new Set([article, ...facets.articles])] : facets.articles);
	return { ...page, offered: { articles, groups: facets.groups } };
}

async function readPage(shop: Shop, asked: ListAsked, limit: number, query: string): Promise<DesignPage> {
	const { article, group, sort = "POPULARITY", turn } = asked;
	const chosen = withFacets(query, { article, group });
	const { found, next, previous } = await listDocuments(shop, { kind: "design", query: chosen, sort, turn, limit });
	const designs = await designsById(
		shop,
		found.map(({ id }) => id),
		article,
	);
	return { cards: await designCards(shop, designs), next, previous };
}

export async function namedArticles(shop: Shop, ids: readonly number[]): Promise<NamedArticle[]> {
	if (!ids.length) return [];
	return (await listArticles(shop, { ids })).map(({ id, name }) => ({ id, name }));
}
