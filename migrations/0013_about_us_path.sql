-- The page about the shop stands at /about-us in every language.
CREATE OR REPLACE FUNCTION refresh_search_pages(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM search_documents WHERE kind = 'page' AND item_id = ANY (changed_ids);
	INSERT INTO search_documents (language, kind, item_id, sites, brands, published_from, published_until, title, path, summary, title_words, words, articles, groups, popularity, created_on, modified_on)
	SELECT t.language, 'page', p.id, p.sites, p.brands, p.published_from, p.published_until, t.title,
		CASE p.purpose WHEN 'about' THEN '/about-us' ELSE '/' || t.slug END, t.summary,
		to_tsvector(search_configuration(t.language), t.title),
		to_tsvector(search_configuration(t.language), concat_ws(' ', t.title, t.summary, rich_text_words(t.blocks))),
		'{}', '{}', 0, p.published_from::date, t.updated_at::date
	FROM content_pages p JOIN content_page_texts t ON t.page_id = p.id WHERE p.id = ANY (changed_ids);
	PERFORM keep_search_words(array_agg(language), array_agg(concat_ws(' ', title, summary, rich_text_words(blocks))))
	FROM content_page_texts WHERE page_id = ANY (changed_ids) HAVING count(*) > 0;
END $$;
--> statement-breakpoint
SELECT refresh_search_pages(array_agg(id)) FROM content_pages HAVING count(*) > 0;
