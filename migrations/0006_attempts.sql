CREATE TABLE "reader_guesses" (
	"subject" text PRIMARY KEY NOT NULL,
	"wrong" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	CONSTRAINT "reader_guesses_subject" CHECK ("reader_guesses"."subject" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "reader_guesses_wrong" CHECK ("reader_guesses"."wrong" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "confirming_attempt" text;
--> statement-breakpoint
UPDATE "payments" SET "confirming_attempt" = "provider_reference" WHERE "status" = 'PENDING' AND "payment_url" IS NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "declined_attempts" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE INDEX "reader_guesses_window_start_index" ON "reader_guesses" USING btree ("window_start");