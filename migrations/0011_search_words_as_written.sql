-- The list is made anew from what is there.
DELETE FROM "search_words";
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "written" text NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_search_words(languages text[], texts text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_words (language, word, written, stem, slips)
	SELECT language, word, written, search_stem(language, word), search_slips(word)
	FROM (
		SELECT DISTINCT ON (language, word) language, word, written
		FROM (
			SELECT DISTINCT language, written
			FROM unnest(languages, texts) AS said (language, whole), regexp_split_to_table(lower(whole), '[^[:alnum:]]+') written
		) pieces, LATERAL (SELECT regexp_replace(unaccent(written), '[^[:alnum:]]', '', 'g') AS word) plain
		WHERE length(word) BETWEEN 3 AND 24 AND word ~ '[[:alpha:]]'
		ORDER BY language, word, written
	) known
	WHERE search_stem(language, word) IS NOT NULL
	ORDER BY language, word
	ON CONFLICT DO NOTHING
$$;
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
