ALTER TABLE "cart_lines" ADD COLUMN "chosen_variant_id" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "chosen_quantity" integer;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_chosen_variant_id_article_variants_id_fk" FOREIGN KEY ("chosen_variant_id") REFERENCES "public"."article_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_chosen_quantity" CHECK ("cart_lines"."chosen_quantity" between 1 and 999);