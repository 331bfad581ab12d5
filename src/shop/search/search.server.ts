import { sql } from "drizzle-orm";
import type { Sort, Turn } from "#core/list-order.ts";
import type { Shop } from "#shop/shop.ts";
import { type Facets, type Offered, offeredFacets, withFacets } from "./facets.server.ts";
import { type DocumentKind, type Found, type FoundPage, listDocuments } from "./list-documents.server.ts";
import { type Understood, understandQuery } from "./understand-query.server.ts";

export const LONGEST_QUERY = 200;

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
	readonly beside: readonly Found[];
	readonly offered: Offered;
	/** Nothing has all of the words: these have some. */
	readonly onlySome: boolean;
};

const NOTHING = {
	list: { found: [], next: undefined, previous: undefined },
	beside: [],
	offered: { articles: [], groups: [] },
};

/** What has all words; else what has some of them. */
export async function search(shop: Shop, request: SearchRequest): Promise<SearchResult> {
	const { all, any, corrected, unknown } = await understandQuery(shop, request.text.slice(0, LONGEST_QUERY));
	const found = all ? await findAll(shop, request, all) : NOTHING;
	const isEmpty = !found.list.found.length && !found.beside.length;
	const some = isEmpty && any ? await findAll(shop, request, any) : undefined;
	return { ...(some ?? found), corrected, unknown, onlySome: some !== undefined && some.list.found.length > 0 };
}

async function findAll(shop: Shop, request: SearchRequest, words: string) {
	const { kind, sort, turn, limit } = request;
	const query = withFacets(words, request);
	const isFirst = !turn.after && !turn.before;
	const [list, beside, offered] = await Promise.all([
		listDocuments(shop, { kind, query, sort, turn, limit }),
		isFirst ? findBeside(shop, kind, words) : [],
		offeredFacets(shop, kind, words),
	]);
	return { list, beside, offered };
}

const MOST_BESIDE = { article: 4, design: 4, tag: 6, page: 3, topic: 4 } as const satisfies Record<
	DocumentKind,
	number
>;

/** A few of the other kinds, those first that have the words in their name. */
async function findBeside(
	{ db, locale, site, brand, now }: Shop,
	listed: DocumentKind,
	query: string,
): Promise<Found[]> {
	const shown = sql`(sites is null or ${site.code} = any (sites)) and (brands is null or ${brand.code} = any (brands))
		and (published_from is null or published_from <= ${now}) and (published_until is null or published_until > ${now})`;
	const kinds = (Object.keys(MOST_BESIDE) as DocumentKind[]).filter((kind) => kind !== listed && kind !== "design");
	const parts = kinds.flatMap((kind) =>
		[true, false].map((inName) => {
			const column = sql.raw(inName ? "title_words" : "words");
			return sql`(select ${inName} as in_name, kind, item_id as id, title, path, summary from search_documents
				where language = ${locale.language} and kind = ${kind} and ${column} @@ ${query}::tsquery and ${shown}
				order by popularity desc, item_id desc limit ${MOST_BESIDE[kind]})`;
		}),
	);
	const { rows } = await db.execute<Found & { in_name: boolean }>(sql.join(parts, sql` union all `));
	const counts = new Map<string, number>();
	const seen = new Set<string>();
	return rows
		.toSorted((a, b) => Number(b.in_name) - Number(a.in_name))
		.filter(({ kind, id }) => {
			const count = counts.get(kind) ?? 0;
			if (seen.has(`${kind} ${id}`) || count >= MOST_BESIDE[kind]) return false;
			seen.add(`${kind} ${id}`);
			counts.set(kind, count + 1);
			return true;
		});
}
