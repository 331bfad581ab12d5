import type { Pool } from "pg";

/** Generated ids start here: far above those of the demo shop, and articles' still below 20000. */
const FIRST_DESIGN = 100_000;
const FIRST_ARTICLE = 10_000;
const WORDS = 6000;
const BATCH = 5000;

export type CatalogSize = { readonly designs: number; readonly articles: number };

/**
 * English designs and articles of made-up words, a few of them frequent and most of them rare, as in any language.
 * Triggers are left out while rows are made; then all is indexed at once. Answers the words, the most frequent first.
 */
export async function growCatalog(database: Pool, size: CatalogSize): Promise<readonly string[]> {
	const client = await database.connect();
	try {
		await client.query("set session_replication_role = replica");
		await client.query(`select setseed(0.42);
			create temporary table made_words as
				select array_agg(word order by n) as words from (
					select n, string_agg(substr('bdfgklmnprstvz', 1 + floor(random() * 14)::int, 1) || substr('aeiou', 1 + floor(random() * 5)::int, 1), '') as word
					from generate_series(1, ${WORDS}) n, generate_series(1, 2 + n % 3) syllable group by n) made;`);
		await client.query(articlesSql(size.articles));
		await client.query(designsSql(size));
		await client.query("set session_replication_role = origin");
		await client.query("analyze");
		await client.query("select refresh_search_articles(array_agg(id)) from articles");
		for (let from = FIRST_DESIGN; from < FIRST_DESIGN + size.designs; from += BATCH)
			await client.query("select refresh_search_designs(array_agg(id)) from designs where id between $1 and $2", [
				from,
				from + BATCH - 1,
			]);
		const { rows } = await client.query<{ words: string[] }>("select words from made_words");
		await client.query("drop table made_words");
		await client.query("vacuum (analyze)");
		return rows[0]?.words ?? [];
	} finally {
		client.release(true);
	}
}

/** By Zipf's law: the second word comes half as often as the first. */
function words(count: number): string {
	return Array.from({ length: count }, () => `words[floor(exp(random() * ln(${WORDS})))::int]`).join(" || ' ' || ");
}

function articlesSql(count: number): string {
	const range = `generate_series(${FIRST_ARTICLE}, ${FIRST_ARTICLE + count - 1}) id`;
	return `
		insert into articles select id, id, true, 'STANDARD', 2, 'Works' from ${range};
		insert into article_texts (article_id, language, name, name_plural, slug, summary, description, facts)
			select id, 'en', initcap(${words(2)}), 'n', 'article-' || id, ${words(6)}, '[]', '[]' from ${range}, made_words;
		insert into article_sides (article_id, code, position, width, height, bleed, safe, minimum_dpi, technique, scene)
			select id, code, position, width, height, bleed, safe, minimum_dpi, technique, scene
			from ${range}, (select * from article_sides order by article_id limit 1) side;
		insert into article_variants (id, article_id, sku, position, weight) select 1000000 + id, id, 'SKU-' || id, 0, 300 from ${range};
		insert into prices (variant_id, site, minimum_quantity, amount, currency, valid_from)
			select 1000000 + id, site, 1, 1000 + id % 900, currency, valid_from from ${range},
				(select distinct on (site) site, currency, valid_from from prices where site = 'GB') sites;
		insert into article_tags select id, 101 + id % 8 from ${range};`;
}

function designsSql({ designs, articles }: CatalogSize): string {
	const range = `generate_series(${FIRST_DESIGN}, ${FIRST_DESIGN + designs - 1}) id`;
	return `
		insert into designs select id, floor(2000 * power(random(), 6)), date '2023-01-01' + floor(random() * 1000)::int,
			date '2025-10-01' + floor(random() * 400)::int from ${range};
		insert into design_texts (design_id, language, name, slug, description)
			select id, 'en', initcap(${words(3)}), 'design-' || id, ${words(8)} from ${range}, made_words;
		insert into design_tags (design_id, tag_id, popularity)
			select distinct d.id, 101 + floor(8 * random() * random())::int, d.popularity from designs d, generate_series(1, 2) where d.id >= ${FIRST_DESIGN};
		insert into design_applications (design_id, article_id, position, document, hash, popularity)
			select id, article_id, row_number() over (partition by id) - 1, '{"version":1,"sides":[]}', repeat('0', 64), popularity
			from (select distinct d.id, d.popularity, case when random() < 0.7 then known.ids[1 + floor(random() * cardinality(known.ids))::int]
					else ${FIRST_ARTICLE} + floor(random() * ${articles})::int end as article_id
				from designs d, (select array_agg(id) as ids from articles where id < ${FIRST_ARTICLE}) known, generate_series(1, 3)
				where d.id >= ${FIRST_DESIGN}) applied;`;
}
