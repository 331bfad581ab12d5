import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { prepared } from "#database/prepared.ts";
import { helpTopicTexts } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import type { DocumentKind, Found } from "./list-documents.server.ts";

const MOST = { article: 4, tag: 6, page: 3, topic: 4 } as const satisfies Partial<Record<DocumentKind, number>>;

/** `named`: it has the words in its name, its keywords or its themes. */
export type FoundBeside = Found & { readonly named: boolean };

/** A few of the other kinds than designs, those first that have the words in their name. */
export async function findBeside(
	{ db, locale, site, brand, now }: Pick<Shop, "db" | "locale" | "site" | "brand" | "now">,
	listed: DocumentKind,
	query: string,
): Promise<FoundBeside[]> {
	return prepared(db, "found beside", (name) => besideIn(db, name)).execute({
		language: locale.language,
		listed,
		query,
		site: site.code,
		brand: brand.code,
		now: now.toISOString(),
	});
}

/** Designs are left out by the index too: what is found beside them takes no longer where there are more of them. */
function besideIn(db: Database, name: string) {
	const [language, listed, site, brand] = ["language", "listed", "site", "brand"].map((each) => sql.placeholder(each));
	const query = sql`${sql.placeholder("query")}::tsquery`;
	const now = sql`${sql.placeholder("now")}::timestamptz`;
	const most = sql.join(
		Object.entries(MOST).map(([kind, count]) => sql.raw(`when '${kind}' then ${count}`)),
		sql` `,
	);
	return db
		.select({
			kind: sql<DocumentKind>`kind`,
			id: sql<number>`item_id`,
			title: sql<string>`title`,
			path: sql<string>`path`,
			named: sql<boolean>`named`,
			summary: sql<string>`case when kind = 'topic' and ${isCut()}
				then regexp_replace(summary, '[^[:alnum:]]+[[:alnum:]]*$', '…') else summary end`,
		})
		.from(sql`(
			select kind, item_id, title, path, summary, title_words @@ ${query} as named, row_number() over (
				partition by kind order by title_words @@ ${query} desc, popularity desc, item_id desc) as place
			from search_documents
			where language = ${language} and kind <> 'design' and kind <> ${listed} and words @@ ${query}
				and (sites is null or ${site} = any (sites)) and (brands is null or ${brand} = any (brands))
				and (published_from is null or published_from <= ${now})
				and (published_until is null or published_until > ${now})) found`)
		.where(sql`place <= case kind ${most} end`)
		.orderBy(sql`kind`, sql`place`)
		.prepare(name);
}

/** The search keeps the beginning of a topic's text, cut wherever that is. */
function isCut() {
	return sql`exists (select from ${helpTopicTexts} full_text
		where full_text.topic_id = found.item_id and full_text.language = ${sql.placeholder("language")}
			and length(rich_text_words(full_text.blocks)) > length(found.summary))`;
}
