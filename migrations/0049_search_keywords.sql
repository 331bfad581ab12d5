ALTER TABLE "article_texts" ADD COLUMN "keywords" text;--> statement-breakpoint
ALTER TABLE "design_texts" ADD COLUMN "keywords" text;
--> statement-breakpoint
-- Keywords count as names do.
CREATE OR REPLACE FUNCTION refresh_search_designs(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE languages text[]; texts text[];
BEGIN
	WITH fresh AS MATERIALIZED (
	SELECT t.language, d.id, t.name, '/design/' || t.slug || '/' || d.id AS path, t.description AS summary, t.keywords,
		coalesce(g.names, '') AS tag_names, coalesce(a.names, '') AS article_names,
		coalesce(a.ids, '{}') AS articles, coalesce(g.groups, '{}') AS groups, coalesce(g.ids, '{}') AS tags,
		d.popularity, d.created_on, d.modified_on
	FROM designs d
	JOIN design_texts t ON t.design_id = d.id
	LEFT JOIN LATERAL (
		SELECT string_agg(tt.name, ' ') AS names, array_agg(dt.tag_id) AS ids,
			array_agg(DISTINCT tags."group") FILTER (WHERE tags."group" IS NOT NULL) AS groups
		FROM design_tags dt JOIN tags ON tags.id = dt.tag_id
		LEFT JOIN tag_texts tt ON tt.tag_id = dt.tag_id AND tt.language = t.language
		WHERE dt.design_id = d.id
	) g ON true
	LEFT JOIN LATERAL (
		SELECT string_agg(at.name, ' ') AS names, array_agg(da.article_id ORDER BY da.position) AS ids
		FROM design_applications da JOIN articles ON articles.id = da.article_id AND articles.active
		LEFT JOIN article_texts at ON at.article_id = da.article_id AND at.language = t.language
		WHERE da.design_id = d.id
	) a ON true
	WHERE d.id = ANY (changed_ids) AND d.published
	), written AS (
	INSERT INTO search_documents (language, kind, item_id, title, path, summary, title_words, words, articles, groups, popularity, created_on, modified_on)
	SELECT language, 'design', id, name, path, summary, title_words || facets, title_words || other_words || facets, articles, groups, popularity, created_on, modified_on
	FROM fresh,
		LATERAL (SELECT to_tsvector(search_configuration(language), concat_ws(' ', name, keywords, tag_names)) AS title_words,
			to_tsvector(search_configuration(language), summary || ' ' || article_names) AS other_words,
			array_to_tsvector(ARRAY(
				SELECT '=article/' || unnest(articles) UNION SELECT '=tag/' || unnest(tags) UNION SELECT '=group/' || unnest(groups)
			)) AS facets) w
	WHERE cardinality(articles) > 0
	ON CONFLICT (language, kind, item_id) DO UPDATE SET title = excluded.title, path = excluded.path, summary = excluded.summary,
		title_words = excluded.title_words, words = excluded.words, articles = excluded.articles, groups = excluded.groups,
		popularity = excluded.popularity, created_on = excluded.created_on, modified_on = excluded.modified_on
	), removed AS (
	DELETE FROM search_documents s WHERE kind = 'design' AND item_id = ANY (changed_ids)
		AND NOT EXISTS (SELECT FROM fresh f WHERE f.language = s.language AND f.id = s.item_id AND cardinality(f.articles) > 0)
	)
	SELECT array_agg(language), array_agg(concat_ws(' ', name, keywords, tag_names, summary, article_names)) INTO languages, texts FROM fresh;
	PERFORM keep_search_words(languages, texts);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_search_articles(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM search_documents WHERE kind = 'article' AND item_id = ANY (changed_ids);
	INSERT INTO search_documents (language, kind, item_id, title, path, summary, title_words, words, articles, groups, popularity, created_on, modified_on)
	SELECT t.language, 'article', a.id, t.name, '/designs/' || t.slug || '/' || a.id, t.summary,
		title_words || facets, title_words || facets || to_tsvector(search_configuration(t.language), concat_ws(' ', t.summary, t.description::text, t.facts::text)),
		ARRAY[a.id], coalesce(g.groups, '{}'), greatest(0, 100000 - a.position), '2000-01-01', '2000-01-01'
	FROM articles a
	JOIN article_texts t ON t.article_id = a.id
	LEFT JOIN LATERAL (
		SELECT string_agg(tt.name, ' ') AS names, array_agg(l.tag_id) AS ids,
			array_agg(DISTINCT tags."group") FILTER (WHERE tags."group" IS NOT NULL) AS groups
		FROM article_tags l JOIN tags ON tags.id = l.tag_id
		LEFT JOIN tag_texts tt ON tt.tag_id = l.tag_id AND tt.language = t.language
		WHERE l.article_id = a.id
	) g ON true,
	LATERAL (SELECT to_tsvector(search_configuration(t.language), concat_ws(' ', t.name, t.name_plural, t.keywords, g.names)) AS title_words,
		array_to_tsvector(ARRAY(SELECT '=article/' || a.id UNION SELECT '=tag/' || unnest(g.ids) UNION SELECT '=group/' || unnest(g.groups))) AS facets) w
	WHERE a.id = ANY (changed_ids) AND a.active;
	PERFORM keep_search_words(array_agg(language), array_agg(concat_ws(' ', name, name_plural, keywords, summary, description::text)))
	FROM article_texts WHERE article_id = ANY (changed_ids) HAVING count(*) > 0;
END $$;
