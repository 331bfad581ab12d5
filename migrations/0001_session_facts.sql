DROP INDEX "pictures_session_id_index";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ga4_client_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ga4_session_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ga4_session_number" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "update_date_customer" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_session_id_sha256_index" ON "pictures" USING btree ("session_id","sha256");