ALTER TABLE "cart_lines" ADD COLUMN "approved_hash" text;--> statement-breakpoint
UPDATE "cart_lines" SET
	"approved_hash" = CASE WHEN "accepted" IS NULL OR ("accepted"->>'version')::int = "projects"."version" THEN "projects"."hash" ELSE '' END,
	"accepted" = "accepted"->'hints'
FROM "projects" WHERE "projects"."id" = "cart_lines"."project_id";--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "approved_hash" SET NOT NULL;
