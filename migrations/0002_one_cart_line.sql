DELETE FROM "cart_lines" doubled USING "cart_lines" kept
WHERE doubled."session_id" = kept."session_id" AND doubled."site" = kept."site"
	AND doubled."project_id" = kept."project_id" AND doubled."variant_id" = kept."variant_id"
	AND (doubled."added_at", doubled."id") < (kept."added_at", kept."id");--> statement-breakpoint
DROP INDEX "cart_lines_session_id_site_index";--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_session_id_site_project_id_variant_id_index" ON "cart_lines" USING btree ("session_id","site","project_id","variant_id");
