import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { prepared } from "#database/prepared.ts";
import type { Shop } from "#shop/shop.ts";

/** More articles than these are no product, but a word that many names have. */
const MOST_NAMED = 12;

/**
 * The place among the queries, from 0, and an article that this word is a name of; `called`: only in its keywords.
 * `length`: of its name, in words that can be asked for: neither sizes nor stop words.
 */
export type NamedProduct = {
	readonly place: number;
	readonly articleId: number;
	readonly called: boolean;
	readonly length: number;
};

/** Which articles each word names: first those whose names begin with it, and those in whose keywords alone it is last. */
export async function namedProducts(
	{ db, locale }: Pick<Shop, "db" | "locale">,
	queries: readonly string[],
): Promise<readonly NamedProduct[]> {
	if (queries.length === 0) return [];
	return prepared(db, "named products", (name) => namedIn(db, name)).execute({ language: locale.language, queries });
}

/** That none is a design lets PostgreSQL read the index that has no designs in it. */
function namedIn(db: Database, name: string) {
	const [language, queries] = [sql.placeholder("language"), sql.placeholder("queries")];
	const ofWords = (text: string) =>
		sql`to_tsvector(search_configuration(found.language), ${sql.raw(text)}) @@ asked.query::tsquery`;
	return db
		.select({
			place: sql<number>`place`,
			articleId: sql<number>`item_id`,
			called: sql<boolean>`not in_name`,
			length: sql<number>`length`,
		})
		.from(sql`(
			select (asked.place - 1)::int as place, item_id, in_name, length,
				row_number() over (
					partition by asked.place order by begins desc, in_name desc, popularity desc, item_id desc) as rank
			from unnest(${queries}::text[]) with ordinality as asked (query, place)
				join search_documents found on found.language = ${language} and found.kind <> 'design'
					and found.kind = 'article' and found.words @@ asked.query::tsquery and found.title_words @@ asked.query::tsquery
				join article_texts own on own.language = found.language and own.article_id = found.item_id,
				lateral (select ${ofWords("split_part(own.name, ' ', 1)")} as begins,
					${ofWords("own.name || ' ' || own.name_plural")} as in_name,
					${ofWords("coalesce(own.keywords, '')")} as in_keywords,
					(select count(*) from regexp_matches(own.name, '[[:alpha:]][[:alpha:]-]{2,}', 'g') as word
						where to_tsvector(search_configuration(found.language), word[1]) <> '')::int as length) said
			where in_name or in_keywords) named`)
		.where(sql`rank <= ${sql.raw(String(MOST_NAMED))}`)
		.orderBy(sql`place`, sql`rank`)
		.prepare(name);
}

/** Which of the words each design lacks in its own name, keywords and themes: by places among the queries. */
export async function lackedWords(
	{ db, locale }: Pick<Shop, "db" | "locale">,
	designIds: readonly number[],
	queries: readonly string[],
): Promise<ReadonlyMap<number, readonly number[]>> {
	const rows = await prepared(db, "words that designs lack", (name) => lackedIn(db, name)).execute({
		language: locale.language,
		designIds,
		queries,
	});
	return new Map(rows.map(({ id, places }) => [id, places]));
}

function lackedIn(db: Database, name: string) {
	const [language, ids, queries] = ["language", "designIds", "queries"].map((each) => sql.placeholder(each));
	return db
		.select({
			id: sql<number>`item_id`,
			places: sql<
				number[]
			>`array(select (place - 1)::int from unnest(${queries}::text[]) with ordinality as asked (query, place)
				where not title_words @@ asked.query::tsquery order by place)`,
		})
		.from(sql`search_documents`)
		.where(sql`language = ${language} and kind = 'design' and item_id = any(${ids}::int[])`)
		.prepare(name);
}
