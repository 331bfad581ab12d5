CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE TABLE "review_totals" (
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"rating" smallint NOT NULL,
	"reviews" integer NOT NULL,
	CONSTRAINT "review_totals_article_id_language_rating_pk" PRIMARY KEY("article_id","language","rating"),
	CONSTRAINT "review_totals_reviews" CHECK ("review_totals"."reviews" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint,
	"line_position" smallint,
	"article_id" integer NOT NULL,
	"design_id" integer,
	"language" text NOT NULL,
	"locale" text NOT NULL,
	"author" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"photos" jsonb NOT NULL,
	"status" text NOT NULL,
	"verified" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('PENDING', 'PUBLISHED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"sites" text[],
	"brands" text[],
	"published_from" timestamp with time zone,
	"published_until" timestamp with time zone,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"summary" text NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"articles" integer[] NOT NULL,
	"groups" text[] NOT NULL,
	"popularity" integer NOT NULL,
	"created_on" date NOT NULL,
	"modified_on" date NOT NULL,
	CONSTRAINT "search_documents_language_kind_item_id_pk" PRIMARY KEY("language","kind","item_id"),
	CONSTRAINT "search_documents_kind" CHECK ("search_documents"."kind" in ('design', 'article', 'tag', 'page', 'topic'))
) PARTITION BY LIST ("language");
--> statement-breakpoint
-- Each language has statistics of its own; a further one is found in the part of those without.
DO $$
DECLARE language text;
BEGIN
	FOREACH language IN ARRAY ARRAY['es', 'de', 'fr', 'it', 'pt', 'nl', 'da', 'pl', 'cs', 'en', 'sv', 'fi'] LOOP
		EXECUTE format('CREATE TABLE %I PARTITION OF search_documents FOR VALUES IN (%L)', 'search_documents_' || language, language);
	END LOOP;
	CREATE TABLE search_documents_others PARTITION OF search_documents DEFAULT;
END $$;
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"slips" text[] NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
DROP INDEX "design_applications_article_id_popularity_design_id_index";
--> statement-breakpoint
DROP INDEX "design_tags_tag_id_popularity_design_id_index";
--> statement-breakpoint
DROP INDEX "designs_popularity_id_index";
--> statement-breakpoint
ALTER TABLE "tag_texts" ADD COLUMN "stories" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "review_totals" ADD CONSTRAINT "review_totals_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line_fk" FOREIGN KEY ("order_id","line_position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_id_line_position_index" ON "reviews" USING btree ("order_id","line_position");
--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("language","status","created_at","id");
--> statement-breakpoint
CREATE INDEX "reviews_published_rating" ON "reviews" USING btree ("language","status","rating","created_at","id");
--> statement-breakpoint
CREATE INDEX "reviews_article" ON "reviews" USING btree ("article_id","status","rating");
--> statement-breakpoint
CREATE INDEX "search_documents_popularity" ON "search_documents" USING btree ("language","kind","popularity","item_id");
--> statement-breakpoint
CREATE INDEX "search_documents_created" ON "search_documents" USING btree ("language","kind","created_on","item_id");
--> statement-breakpoint
CREATE INDEX "search_documents_modified" ON "search_documents" USING btree ("language","kind","modified_on","item_id");
--> statement-breakpoint
CREATE INDEX "search_documents_title_words" ON "search_documents" USING gin ("title_words");
--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("language","stem");
--> statement-breakpoint
CREATE INDEX "search_words_slips" ON "search_words" USING gin ("slips");
--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "design_applications_article_id_popularity_design_id_index" ON "design_applications" USING btree ("article_id","popularity","design_id");
--> statement-breakpoint
CREATE INDEX "design_tags_tag_id_popularity_design_id_index" ON "design_tags" USING btree ("tag_id","popularity","design_id");
--> statement-breakpoint
CREATE INDEX "designs_popularity_id_index" ON "designs" USING btree ("popularity","id");
--> statement-breakpoint
-- What PostgreSQL knows of languages. One without a stemmer of its own (pl, cs) is searched by word beginnings.
DO $$
DECLARE name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['simple', 'danish', 'dutch', 'english', 'finnish', 'french', 'german', 'hungarian', 'italian', 'norwegian', 'portuguese', 'romanian', 'spanish', 'swedish'] LOOP
		EXECUTE format('CREATE TEXT SEARCH CONFIGURATION public.keepsake_%1$s (COPY = pg_catalog.%1$s)', name);
		EXECUTE format('ALTER TEXT SEARCH CONFIGURATION public.keepsake_%1$s ALTER MAPPING FOR word, asciiword, hword, hword_part, hword_asciipart, asciihword WITH public.unaccent, pg_catalog.%2$s', name, CASE name WHEN 'simple' THEN name ELSE name || '_stem' END);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_configuration(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE language
		WHEN 'da' THEN 'public.keepsake_danish'::regconfig WHEN 'nl' THEN 'public.keepsake_dutch'::regconfig
		WHEN 'en' THEN 'public.keepsake_english'::regconfig WHEN 'fi' THEN 'public.keepsake_finnish'::regconfig
		WHEN 'fr' THEN 'public.keepsake_french'::regconfig WHEN 'de' THEN 'public.keepsake_german'::regconfig
		WHEN 'hu' THEN 'public.keepsake_hungarian'::regconfig WHEN 'it' THEN 'public.keepsake_italian'::regconfig
		WHEN 'nb' THEN 'public.keepsake_norwegian'::regconfig WHEN 'pt' THEN 'public.keepsake_portuguese'::regconfig
		WHEN 'ro' THEN 'public.keepsake_romanian'::regconfig WHEN 'es' THEN 'public.keepsake_spanish'::regconfig
		WHEN 'sv' THEN 'public.keepsake_swedish'::regconfig ELSE 'public.keepsake_simple'::regconfig
	END
$$;
--> statement-breakpoint
-- Words are letters and digits only. Without a stemmer, the last two letters of longer words may differ.
CREATE FUNCTION search_query(language text, words text[], glue text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT to_tsquery(search_configuration(language), string_agg(
		CASE
			WHEN length(word) < 4 THEN word
			WHEN search_configuration(language) = 'public.keepsake_simple'::regconfig THEN left(word, greatest(4, length(word) - 2)) || ':*'
			ELSE word || ':*'
		END, glue))
	FROM unnest(words) word
$$;
--> statement-breakpoint
CREATE FUNCTION search_slips(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_agg(DISTINCT left(word, i - 1) || substr(word, i + 1)) || word FROM generate_series(1, length(word)) i
$$;
--> statement-breakpoint
CREATE FUNCTION search_stem(language text, word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT (tsvector_to_array(to_tsvector(search_configuration(language), word)))[1]
$$;
--> statement-breakpoint
CREATE FUNCTION keep_search_words(languages text[], texts text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_words (language, word, stem, slips)
	SELECT language, word, search_stem(language, word), search_slips(word)
	FROM (
		SELECT DISTINCT language, word
		FROM unnest(languages, texts) AS written (language, whole), regexp_split_to_table(lower(unaccent(whole)), '[^[:alnum:]]+') word
		WHERE length(word) BETWEEN 3 AND 24 AND word ~ '[[:alpha:]]'
	) known
	WHERE search_stem(language, word) IS NOT NULL
	ORDER BY language, word
	ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Everything that is found of these designs is written anew. Names count more than descriptions.
CREATE FUNCTION refresh_search_designs(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE languages text[]; texts text[];
BEGIN
	WITH fresh AS MATERIALIZED (
	SELECT t.language, d.id, t.name, '/design/' || t.slug || '/' || d.id AS path, t.description AS summary,
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
	WHERE d.id = ANY (changed_ids)
	), written AS (
	INSERT INTO search_documents (language, kind, item_id, title, path, summary, title_words, words, articles, groups, popularity, created_on, modified_on)
	SELECT language, 'design', id, name, path, summary, title_words || facets, title_words || other_words || facets, articles, groups, popularity, created_on, modified_on
	FROM fresh,
		LATERAL (SELECT to_tsvector(search_configuration(language), name || ' ' || tag_names) AS title_words,
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
	SELECT array_agg(language), array_agg(concat_ws(' ', name, tag_names, summary, article_names)) INTO languages, texts FROM fresh;
	PERFORM keep_search_words(languages, texts);
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_search_articles(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
	LATERAL (SELECT to_tsvector(search_configuration(t.language), concat_ws(' ', t.name, t.name_plural, g.names)) AS title_words,
		array_to_tsvector(ARRAY(SELECT '=article/' || a.id UNION SELECT '=tag/' || unnest(g.ids) UNION SELECT '=group/' || unnest(g.groups))) AS facets) w
	WHERE a.id = ANY (changed_ids) AND a.active;
	PERFORM keep_search_words(array_agg(language), array_agg(concat_ws(' ', name, name_plural, summary, description::text)))
	FROM article_texts WHERE article_id = ANY (changed_ids) HAVING count(*) > 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_search_tags(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM search_documents WHERE kind = 'tag' AND item_id = ANY (changed_ids);
	INSERT INTO search_documents (language, kind, item_id, title, path, summary, title_words, words, articles, groups, popularity, created_on, modified_on)
	SELECT t.language, 'tag', g.id, t.name, '/t/' || t.slug, t.intro, to_tsvector(search_configuration(t.language), t.name),
		to_tsvector(search_configuration(t.language), t.name || ' ' || t.intro), '{}', '{}', greatest(0, 100000 - g.position), '2000-01-01', '2000-01-01'
	FROM tags g JOIN tag_texts t ON t.tag_id = g.id WHERE g.id = ANY (changed_ids);
	PERFORM keep_search_words(array_agg(language), array_agg(name || ' ' || intro)) FROM tag_texts WHERE tag_id = ANY (changed_ids) HAVING count(*) > 0;
END $$;
--> statement-breakpoint
-- The words of rich text: a line is an array of strings and of objects with a text.
CREATE FUNCTION rich_text_words(blocks jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT string_agg(piece #>> '{}', ' ') FROM (
		SELECT jsonb_path_query(blocks, 'strict $.** ? (@.type() == "array") [*] ? (@.type() == "string")') AS piece
		UNION ALL SELECT jsonb_path_query(blocks, 'strict $.** ? (@.type() == "object" && exists (@.text)).text ? (@.type() == "string")')
	) pieces
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_search_pages(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM search_documents WHERE kind = 'page' AND item_id = ANY (changed_ids);
	INSERT INTO search_documents (language, kind, item_id, sites, brands, published_from, published_until, title, path, summary, title_words, words, articles, groups, popularity, created_on, modified_on)
	SELECT t.language, 'page', p.id, p.sites, p.brands, p.published_from, p.published_until, t.title, '/' || t.slug, t.summary,
		to_tsvector(search_configuration(t.language), t.title),
		to_tsvector(search_configuration(t.language), concat_ws(' ', t.title, t.summary, rich_text_words(t.blocks))),
		'{}', '{}', 0, p.published_from::date, t.updated_at::date
	FROM content_pages p JOIN content_page_texts t ON t.page_id = p.id WHERE p.id = ANY (changed_ids);
	PERFORM keep_search_words(array_agg(language), array_agg(concat_ws(' ', title, summary, rich_text_words(blocks))))
	FROM content_page_texts WHERE page_id = ANY (changed_ids) HAVING count(*) > 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_search_topics(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM search_documents WHERE kind = 'topic' AND item_id = ANY (changed_ids);
	INSERT INTO search_documents (language, kind, item_id, title, path, summary, title_words, words, articles, groups, popularity, created_on, modified_on)
	SELECT t.language, 'topic', h.id, t.title, '/help-center/topic/' || t.slug || '_' || h.id, coalesce(left(rich_text_words(t.blocks), 160), ''),
		to_tsvector(search_configuration(t.language), t.title),
		to_tsvector(search_configuration(t.language), concat_ws(' ', t.title, rich_text_words(t.blocks))),
		'{}', '{}', greatest(0, 100000 - h.position), '2000-01-01', '2000-01-01'
	FROM help_topics h JOIN help_topic_texts t ON t.topic_id = h.id WHERE h.id = ANY (changed_ids);
	PERFORM keep_search_words(array_agg(language), array_agg(concat_ws(' ', title, rich_text_words(blocks))))
	FROM help_topic_texts WHERE topic_id = ANY (changed_ids) HAVING count(*) > 0;
END $$;
--> statement-breakpoint
-- One trigger function for all: the trigger names what is refreshed and by which column it is known.
CREATE FUNCTION refresh_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
	EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[1]) INTO ids;
	IF ids IS NULL THEN RETURN NULL; END IF;
	EXECUTE format('SELECT refresh_search_%s($1)', TG_ARGV[0]) USING ids;
	-- Designs hold the names of their tags and articles: these change seldom and with the text only.
	IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('tags', 'tag_texts') THEN
		PERFORM refresh_search_designs(array_agg(DISTINCT design_id)) FROM design_tags WHERE tag_id = ANY (ids) HAVING count(*) > 0;
		PERFORM refresh_search_articles(array_agg(DISTINCT article_id)) FROM article_tags WHERE tag_id = ANY (ids) HAVING count(*) > 0;
	ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('articles', 'article_texts') THEN
		PERFORM refresh_search_designs(array_agg(DISTINCT design_id)) FROM design_applications WHERE article_id = ANY (ids) HAVING count(*) > 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE source record; event text;
BEGIN
	FOR source IN SELECT * FROM (VALUES
		('designs', 'designs', 'id'), ('design_texts', 'designs', 'design_id'), ('design_tags', 'designs', 'design_id'),
		('design_applications', 'designs', 'design_id'), ('articles', 'articles', 'id'), ('article_texts', 'articles', 'article_id'),
		('article_tags', 'articles', 'article_id'), ('tags', 'tags', 'id'), ('tag_texts', 'tags', 'tag_id'),
		('content_pages', 'pages', 'id'), ('content_page_texts', 'pages', 'page_id'),
		('help_topics', 'topics', 'id'), ('help_topic_texts', 'topics', 'topic_id')
	) AS sources (name, refreshed, key) LOOP
		FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
			EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search(%L, %L)',
				source.name || '_searched_' || event, event, source.name, CASE event WHEN 'delete' THEN 'OLD' ELSE 'NEW' END, source.refreshed, source.key);
		END LOOP;
	END LOOP;
END $$;
--> statement-breakpoint
SELECT refresh_search_tags(array_agg(id)) FROM tags HAVING count(*) > 0;
--> statement-breakpoint
SELECT refresh_search_articles(array_agg(id)) FROM articles HAVING count(*) > 0;
--> statement-breakpoint
SELECT refresh_search_designs(array_agg(id)) FROM designs HAVING count(*) > 0;
--> statement-breakpoint
SELECT refresh_search_pages(array_agg(id)) FROM content_pages HAVING count(*) > 0;
--> statement-breakpoint
SELECT refresh_search_topics(array_agg(id)) FROM help_topics HAVING count(*) > 0;
--> statement-breakpoint
CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM review_totals WHERE article_id IN (SELECT article_id FROM changed);
	INSERT INTO review_totals (article_id, language, rating, reviews)
	SELECT article_id, language, rating, count(*) FROM reviews
	WHERE status = 'PUBLISHED' AND article_id IN (SELECT article_id FROM changed) GROUP BY article_id, language, rating
	ON CONFLICT (article_id, language, rating) DO UPDATE SET reviews = excluded.reviews;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_counted_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_counted_update AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
--> statement-breakpoint
CREATE TRIGGER reviews_counted_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
