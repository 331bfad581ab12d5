import { type SQL, sql } from "drizzle-orm";
import type { ListPart, ListPlace, Sort, Turn } from "#core/list-order.ts";
import type { Database } from "#database/database.ts";
import type { Shop } from "#shop/shop.ts";

export type DocumentKind = "design" | "article" | "tag" | "page" | "topic";
export type Found = {
	readonly kind: DocumentKind;
	readonly id: number;
	readonly title: string;
	/** Of its page, without locale. */
	readonly path: string;
	readonly summary: string;
};
export type FoundPage = {
	readonly found: readonly Found[];
	readonly next: ListPlace | undefined;
	readonly previous: ListPlace | undefined;
};
/** `query` as PostgreSQL writes it; with facets in it (`withFacets`). */
export type ListRequest = {
	readonly kind: DocumentKind;
	readonly query: string;
	/** RELEVANCE: first what has the first of `inNames` in its name, then what has the next, then the rest. */
	readonly sort: Sort | "RELEVANCE";
	/** What has these has the query, too; the whole query unless given. Up to two. */
	readonly inNames?: readonly string[];
	readonly turn: Turn;
	readonly limit: number;
};

type Reader = Pick<Shop, "db" | "locale">;
type Row = Found & { value: number };
type Placed = Row & { part: ListPart };

/** One page of a list, read along an index from where the last one ended; never by counting from the start. */
export async function listDocuments(shop: Reader, request: ListRequest): Promise<FoundPage> {
	const { turn, limit } = request;
	const back = turn.before !== undefined;
	const rows = await rowsFrom(shop, request, back, turn.before ?? turn.after, limit + 1);
	const more = rows.length > limit;
	// Whoever goes back to the start gets a whole first page.
	if (back && !more) return listDocuments(shop, { ...request, turn: {} });
	const shown = back ? rows.slice(0, limit).reverse() : rows.slice(0, limit);
	const [first, last] = [shown[0], shown.at(-1)];
	return {
		found: shown,
		next: back || more ? last && placeOf(last) : undefined,
		previous: back || turn.after ? first && placeOf(first) : undefined,
	};
}

/** Whether any has one of these in its own name, keywords or themes. */
export async function anyNamed(
	{ db, locale }: Reader,
	kind: DocumentKind,
	inNames: readonly string[],
): Promise<boolean> {
	const query = inNames.map((each) => `(${each})`).join(" | ");
	const rows = await db
		.select({ one: sql`1` })
		.from(sql`search_documents`)
		.where(sql`language = ${locale.language} and kind = ${kind} and title_words @@ ${query}::tsquery`)
		.limit(1);
	return rows.length > 0;
}

async function rowsFrom(
	shop: Reader,
	request: ListRequest,
	back: boolean,
	place: ListPlace | undefined,
	limit: number,
): Promise<Placed[]> {
	const last = request.sort === "RELEVANCE" ? (request.inNames?.length ?? 1) : 0;
	const parts = ([0, 1, 2] as const).slice(0, last + 1);
	const rows: Placed[] = [];
	for (const part of back ? parts.reverse() : parts) {
		const isPassed = place !== undefined && (back ? part > place.part : part < place.part);
		if (isPassed || rows.length >= limit) continue;
		const from = place?.part === part ? place : undefined;
		const read = await readPart(shop, request, part, back, from, limit - rows.length);
		rows.push(...read.map((row) => ({ ...row, part })));
	}
	return rows;
}

async function readPart(
	{ db, locale }: Reader,
	{ kind, query, inNames = [query], sort }: ListRequest,
	part: ListPart,
	back: boolean,
	from: ListPlace | undefined,
	limit: number,
): Promise<Row[]> {
	const { column, value, place } = ORDERS[sort];
	const compare = sql.raw(back ? ">" : "<");
	const direction = sql.raw(back ? "asc" : "desc");
	return readRows(
		db,
		sql`select kind, item_id as id, title, path, summary, ${value} as value from search_documents
			where language = ${locale.language} and kind = ${kind} and ${matches(query, sort === "RELEVANCE" ? inNames : [], part)}
			${from ? sql`and (${column}, item_id) ${compare} (${place(from.value)}, ${from.id})` : sql``}
			order by ${column} ${direction}, item_id ${direction} limit ${limit}`,
	);
}

/** Values stand in the statement's parameters, but it has no name: PostgreSQL plans each for the words it is asked. */
async function readRows(db: Database, statement: SQL): Promise<Row[]> {
	return (await db.execute<Row>(statement)).rows;
}

/** What has the part's own in its name and none of an earlier part's; in the last part the whole query. */
function matches(query: string, inNames: readonly string[], part: ListPart): SQL {
	const [own] = inNames.slice(part);
	const earlier = inNames.slice(0, part).map((each) => sql`not title_words @@ ${each}::tsquery`);
	const wanted = own === undefined ? sql`words @@ ${query}::tsquery` : sql`title_words @@ ${own}::tsquery`;
	return sql.join([wanted, ...earlier], sql` and `);
}

const BY_POPULARITY = { column: sql`popularity`, value: sql`popularity`, place: (value: number) => sql`${value}::int` };

const ORDERS = {
	RELEVANCE: BY_POPULARITY,
	POPULARITY: BY_POPULARITY,
	DATE_CREATION: byDay(sql`created_on`),
	DATE_LAST_MODIFICATION: byDay(sql`modified_on`),
} as const satisfies Record<ListRequest["sort"], unknown>;

function byDay(column: SQL) {
	const start = sql`date '1970-01-01'`;
	return { column, value: sql`${column} - ${start}`, place: (days: number) => sql`${start} + ${days}::int` };
}

function placeOf({ part, value, id }: Placed): ListPlace {
	return { part, value, id };
}
