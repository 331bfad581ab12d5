DROP INDEX "tickets_email_created_at_index";--> statement-breakpoint
CREATE INDEX "page_events_api_client_index" ON "page_events" USING btree ("api_client");--> statement-breakpoint
CREATE INDEX "help_votes_owner_id_index" ON "help_votes" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "tickets_email" ON "tickets" USING btree (lower(email),"created_at");