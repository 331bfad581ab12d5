import { type SQL, sql } from "drizzle-orm";
import type { ListPlace, Sort, Turn } from "#core/list-order.ts";
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
	/** RELEVANCE: what has `best` in its name comes first, the whole query unless given. */
	readonly sort: Sort | "RELEVANCE";
	readonly best?: string | undefined;
	readonly turn: Turn;
	readonly limit: number;
};

type Reader = Pick<Shop, "db" | "locale">;
type Row = Found & { value: number };
type Part = ListPlace["part"];
type Placed = Row & { part: Part };

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

/** Whether any has this in its own name, keywords or themes. */
export async function anyNamed({ db, locale }: Reader, kind: DocumentKind, query = ""): Promise<boolean> {
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
	const parts: readonly Part[] = request.sort === "RELEVANCE" ? (back ? [1, 0] : [0, 1]) : [0];
	const rows: Placed[] = [];
	for (const part of parts) {
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
	{ kind, query, best = query, sort }: ListRequest,
	part: Part,
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
			where language = ${locale.language} and kind = ${kind} and ${matches(query, best, sort, part)}
			${from ? sql`and (${column}, item_id) ${compare} (${place(from.value)}, ${from.id})` : sql``}
			order by ${column} ${direction}, item_id ${direction} limit ${limit}`,
	);
}

/** Values stand in the statement's parameters, but it has no name: PostgreSQL plans each for the words it is asked. */
async function readRows(db: Database, statement: SQL): Promise<Row[]> {
	return (await db.execute<Row>(statement)).rows;
}

function matches(query: string, best: string, sort: ListRequest["sort"], part: Part): SQL {
	const inName = sql`title_words @@ ${best}::tsquery`;
	if (sort !== "RELEVANCE") return sql`words @@ ${query}::tsquery`;
	if (part === 0) return best === query ? inName : sql`${inName} and words @@ ${query}::tsquery`;
	return sql`words @@ ${query}::tsquery and not ${inName}`;
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
