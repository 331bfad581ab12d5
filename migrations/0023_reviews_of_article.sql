DROP INDEX IF EXISTS "reviews_article";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_of_article" ON "reviews" USING btree ("article_id","language","status","created_at","id");