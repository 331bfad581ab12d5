ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999);--> statement-breakpoint
ALTER TABLE "article_sides" ADD CONSTRAINT "article_sides_size" CHECK ("article_sides"."width" >= 1 and "article_sides"."height" >= 1 and "article_sides"."minimum_dpi" >= 1);--> statement-breakpoint
ALTER TABLE "article_sides" ADD CONSTRAINT "article_sides_margins" CHECK ("article_sides"."bleed" >= 0 and "article_sides"."safe" >= 0);--> statement-breakpoint
ALTER TABLE "article_variants" ADD CONSTRAINT "article_variants_weight" CHECK ("article_variants"."weight" >= 0);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_production_days" CHECK ("articles"."production_days" >= 0);--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_amount" CHECK ("prices"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_quantity" CHECK ("prices"."minimum_quantity" >= 1);--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_currency" CHECK ("prices"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_size" CHECK ("pictures"."width" >= 1 and "pictures"."height" >= 1 and "pictures"."bytes" >= 1);--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_sha256" CHECK ("pictures"."sha256" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_statuses" CHECK ("order_history"."from_status" in (0, 1, 2, 4, 8, 9, 10, 13, 14, 15, 16, 17, 200, 201, 202) and "order_history"."to_status" in (0, 1, 2, 4, 8, 9, 10, 13, 14, 15, 16, 17, 200, 201, 202));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" >= 1 and "order_lines"."position" >= 1);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."unit_amount" >= 0 and "order_lines"."weight" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_total" CHECK ("order_lines"."total_amount" = "order_lines"."unit_amount" * "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_vat_rate" CHECK ("order_lines"."vat_rate" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_proof_hash" CHECK ("order_lines"."proof_hash" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_last" CHECK ("order_numbers"."last" >= 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in (0, 1, 2, 4, 8, 9, 10, 13, 14, 15, 16, 17, 200, 201, 202));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency" CHECK ("orders"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."goods_amount" >= 0 and "orders"."shipping_amount" >= 0 and "orders"."vat_amount" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_amount" = "orders"."goods_amount" + "orders"."shipping_amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat" CHECK ("orders"."vat_amount" <= "orders"."total_amount");--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_position" CHECK ("print_files"."position" >= 0);--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_bytes" CHECK ("print_files"."bytes" >= 1);--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_sha256" CHECK ("print_files"."sha256" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('PENDING', 'PAID', 'CANCELED'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency" CHECK ("payments"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_settled" CHECK ("payments"."status" <> 'PAID' or "payments"."settled_at" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 1);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_currency" CHECK ("refunds"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_version" CHECK ("projects"."version" >= 1);--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_amounts" CHECK ("shipping_rates"."amount" >= 0 and "shipping_rates"."free_from" >= 0 and "shipping_rates"."transit_days" >= 0);--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_weight" CHECK ("shipping_rates"."maximum_weight" >= 1);--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_currency" CHECK ("shipping_rates"."currency" ~ '^[A-Z]{3}$');