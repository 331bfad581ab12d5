CREATE INDEX "consent_log_customer_id_index" ON "consent_log" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "reviews_photographed" ON "reviews" USING btree ("article_id","language","created_at","id") WHERE status = 'PUBLISHED' and photos <> '[]';