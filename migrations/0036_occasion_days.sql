ALTER TABLE "tags" ADD COLUMN "given_on" text;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_given_on" CHECK ("tags"."given_on" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');