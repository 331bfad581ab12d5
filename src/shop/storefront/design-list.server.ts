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
export type DesignList = {
	cards: readonly ShopCard[];
	next: ListPlace | undefined;
	previous: ListPlace | undefined;
	offered: { articles: readonly NamedArticle[]; groups: readonly string[] };
};

/** One page of the designs that fit: `query` names what all of them have, the rest is the visitor's choice. */
export function designList(shop: Shop, asked: ListAsked, limit: number, query = ""): Promise<DesignList> {
	const isFirst = !asked.turn.after && !asked.turn.before;
	const key = `design list ${shop.brand.code} ${shop.locale.code} ${limit} ${query} ${JSON.stringify(asked)}`;
	return isFirst
		? remember(shop.db, key, () => readList(shop, asked, limit, query))
		: readList(shop, asked, limit, query);
}

async function readList(shop: Shop, asked: ListAsked, limit: number, query: string): Promise<DesignList> {
	const { article, group, sort = "POPULARITY", turn } = asked;
	const chosen = withFacets(query, { article, group });
	const all = query || withFacets("", { article });
	const key = `facets ${shop.locale.language} ${all}`;
	const [{ found, next, previous }, facets] = await Promise.all([
		listDocuments(shop, { kind: "design", query: chosen, sort, turn, limit }),
		remember(shop.db, key, () => offeredFacets(shop, "design", all)),
	]);
	const ids = found.map(({ id }) => id);
	const [designs, articles] = await Promise.all([
		designsById(shop, ids, article),
		namedArticles(shop, article ? [...new Set([article, ...facets.articles])] : facets.articles),
	]);
	return { cards: await designCards(shop, designs), next, previous, offered: { articles, groups: facets.groups } };
}

export async function namedArticles(shop: Shop, ids: readonly number[]): Promise<NamedArticle[]> {
	if (!ids.length) return [];
	return (await listArticles(shop, { ids })).map(({ id, name }) => ({ id, name }));
}
