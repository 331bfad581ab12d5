import { sql } from "drizzle-orm";
import type { Shop } from "#shop/shop.ts";
import type { DocumentKind } from "./list-documents.server.ts";

/** So many of the best results say which facets are offered, and so many articles are at most. */
const SAMPLE = 100;
const MOST_ARTICLES = 60;

export type Facets = { readonly article?: number | undefined; readonly group?: string | undefined };
export type Offered = { readonly articles: readonly number[]; readonly groups: readonly string[] };

/** Facets are kept as stems that nobody can type. */
export function withFacets(query: string, { article, group }: Facets): string {
	const stems = [article && `'=article/${article}'`, group && `'=group/${group}'`].filter(Boolean);
	return [query && `(${query})`, ...stems].filter(Boolean).join(" & ");
}

export function tagQuery(tagId: number): string {
	return `'=tag/${tagId}'`;
}

/** The articles that the best results are on and the groups of their tags, the most frequent first. */
export async function offeredFacets(
	{ db, locale }: Pick<Shop, "db" | "locale">,
	kind: DocumentKind,
	query: string,
): Promise<Offered> {
	const { rows } = await db.execute<{ articles: number[] | null; groups: string[] | null }>(
		sql`with best as materialized (
				select articles, groups from search_documents
				where language = ${locale.language} and kind = ${kind} and words @@ ${query}::tsquery
				order by popularity desc, item_id desc limit ${SAMPLE})
			select
				(select array_agg(id) from (select unnest(articles) as id from best group by 1 order by count(*) desc, 1 limit ${MOST_ARTICLES}) a) as articles,
				(select array_agg(code) from (select unnest(groups) as code from best group by 1 order by count(*) desc, 1) g) as groups`,
	);
	return { articles: rows[0]?.articles ?? [], groups: rows[0]?.groups ?? [] };
}
