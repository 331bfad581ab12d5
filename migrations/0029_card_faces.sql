ALTER TABLE "article_sides" ADD COLUMN "back_of" text;--> statement-breakpoint
ALTER TABLE "print_suppliers" ADD COLUMN "turn" text DEFAULT 'LONG_EDGE' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_sides" ADD CONSTRAINT "article_sides_faces" UNIQUE("article_id","code","width","height","bleed");--> statement-breakpoint
ALTER TABLE "article_sides" ADD CONSTRAINT "article_sides_back_of" FOREIGN KEY ("article_id","back_of","width","height","bleed") REFERENCES "public"."article_sides"("article_id","code","width","height","bleed") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_sides_one_back" ON "article_sides" USING btree ("article_id","back_of");--> statement-breakpoint
ALTER TABLE "article_sides" ADD CONSTRAINT "article_sides_back" CHECK ("article_sides"."back_of" is null or ("article_sides"."back_of" <> "article_sides"."code" and "article_sides"."substrate" is null));--> statement-breakpoint
ALTER TABLE "print_suppliers" ADD CONSTRAINT "print_suppliers_turn" CHECK ("print_suppliers"."turn" in ('LONG_EDGE', 'SHORT_EDGE'));