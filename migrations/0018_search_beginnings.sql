DROP INDEX "search_words_stem";--> statement-breakpoint
CREATE INDEX "search_documents_beside" ON "search_documents" USING gin ("words") WHERE kind <> 'design';--> statement-breakpoint
CREATE INDEX "search_words_stems" ON "search_words" USING btree ("language","stem" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginnings" ON "search_words" USING btree ("language","word" text_pattern_ops);