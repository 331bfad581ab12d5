ALTER TABLE "design_applications" DROP CONSTRAINT "design_applications_design_id_designs_id_fk";
--> statement-breakpoint
ALTER TABLE "design_tags" DROP CONSTRAINT "design_tags_design_id_designs_id_fk";
--> statement-breakpoint
DROP INDEX "design_applications_article_id_index";
--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_id_popularity_unique" UNIQUE("id","popularity");
--> statement-breakpoint
ALTER TABLE "design_applications" ADD COLUMN "popularity" integer;
--> statement-breakpoint
UPDATE "design_applications" SET "popularity" = "designs"."popularity" FROM "designs" WHERE "designs"."id" = "design_applications"."design_id";
--> statement-breakpoint
ALTER TABLE "design_applications" ALTER COLUMN "popularity" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "design_tags" ADD COLUMN "popularity" integer;
--> statement-breakpoint
UPDATE "design_tags" SET "popularity" = "designs"."popularity" FROM "designs" WHERE "designs"."id" = "design_tags"."design_id";
--> statement-breakpoint
ALTER TABLE "design_tags" ALTER COLUMN "popularity" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "design_applications" ADD CONSTRAINT "design_applications_design_fk" FOREIGN KEY ("design_id","popularity") REFERENCES "public"."designs"("id","popularity") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "design_tags" ADD CONSTRAINT "design_tags_design_fk" FOREIGN KEY ("design_id","popularity") REFERENCES "public"."designs"("id","popularity") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX "design_applications_article_id_popularity_design_id_index" ON "design_applications" USING btree ("article_id","popularity" DESC NULLS FIRST,"design_id");
--> statement-breakpoint
CREATE INDEX "design_applications_favourite_index" ON "design_applications" USING btree ("article_id",("position" = 0) desc,"popularity" DESC NULLS FIRST,"design_id");
--> statement-breakpoint
CREATE INDEX "design_tags_tag_id_popularity_design_id_index" ON "design_tags" USING btree ("tag_id","popularity" DESC NULLS FIRST,"design_id");
--> statement-breakpoint
CREATE INDEX "designs_popularity_id_index" ON "designs" USING btree ("popularity" DESC NULLS FIRST,"id");
