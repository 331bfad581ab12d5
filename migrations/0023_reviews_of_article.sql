DROP INDEX "reviews_article";--> statement-breakpoint
CREATE INDEX "reviews_of_article" ON "reviews" USING btree ("article_id","language","status","created_at","id");