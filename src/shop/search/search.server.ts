import { LONGEST_QUERY } from "#core/asked-query.ts";
import type { Sort, Turn } from "#core/list-order.ts";
import { remember } from "#database/remember.ts";
import type { Shop } from "#shop/shop.ts";
import { type Facets, withFacets } from "./facets.server.ts";
import { type FoundBeside, findBeside } from "./find-beside.server.ts";
import { type FoundPage, listDocuments } from "./list-documents.server.ts";
import { type Understood, understandQuery } from "./understand-query.server.ts";

export type SearchRequest = Facets & {
	readonly text: string;
	/** What the list is of; what else fits stands beside it. */
	readonly kind: "design" | "article";
	readonly sort: Sort | "RELEVANCE";
	readonly turn: Turn;
	readonly limit: number;
};

export type SearchResult = Pick<Understood, "corrected" | "unknown"> & {
	readonly list: FoundPage;
	readonly beside: readonly FoundBeside[];
	/** What was looked for, for `offeredFacets`; nothing where no word is known. */
	readonly query: string | undefined;
	/** Nothing has all of the words: these have some. */
	readonly onlySome: boolean;
};

const NOTHING = { list: { found: [], next: undefined, previous: undefined }, beside: [] };

/** What visitors are shown, where it may be seconds old. */
export function shownResults(shop: Shop, request: SearchRequest): Promise<SearchResult> {
	const { brand, locale } = shop;
	const key = `search ${brand.code} ${locale.code} ${JSON.stringify(request)}`;
	return remember(shop.db, key, () => search(shop, request));
}

/** What has all words; else what has some of them. */
export async function search(shop: Shop, request: SearchRequest): Promise<SearchResult> {
	const { all, any, corrected, unknown } = await understandQuery(shop, request.text.slice(0, LONGEST_QUERY));
	const found = all ? await findAll(shop, request, all) : NOTHING;
	const isEmpty = !found.list.found.length && !found.beside.length;
	const some = isEmpty && any ? await findAll(shop, request, any) : undefined;
	const onlySome = some !== undefined && some.list.found.length > 0;
	return { ...(some ?? found), query: some ? any : all, corrected, unknown, onlySome };
}

async function findAll(shop: Shop, request: SearchRequest, words: string) {
	const { kind, sort, turn, limit } = request;
	const query = withFacets(words, request);
	const isFirst = !turn.after && !turn.before;
	const [list, beside] = await Promise.all([
		listDocuments(shop, { kind, query, sort, turn, limit }),
		isFirst ? findBeside(shop, kind, words) : [],
	]);
	return { list, beside };
}
