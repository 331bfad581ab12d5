CREATE SCHEMA "simulators";
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"site" text NOT NULL,
	"project_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_sides" (
	"article_id" integer NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"bleed" double precision NOT NULL,
	"safe" double precision NOT NULL,
	"minimum_dpi" integer NOT NULL,
	"technique" text NOT NULL,
	"scene" text,
	CONSTRAINT "article_sides_article_id_code_pk" PRIMARY KEY("article_id","code")
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "article_tags_tag_id_article_id_pk" PRIMARY KEY("tag_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_texts" (
	"article_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"name_plural" text NOT NULL,
	"slug" text NOT NULL,
	"summary" text NOT NULL,
	"description" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "article_texts_article_id_language_pk" PRIMARY KEY("article_id","language")
);
--> statement-breakpoint
CREATE TABLE "article_variants" (
	"id" integer PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"sku" text NOT NULL,
	"position" integer NOT NULL,
	"color" text,
	"color_value" text,
	"color_names" jsonb,
	"size" text,
	"weight" integer NOT NULL,
	CONSTRAINT "article_variants_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"active" boolean NOT NULL,
	"vat_class" text NOT NULL,
	"production_days" integer NOT NULL,
	"manufacturer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"variant_id" integer NOT NULL,
	"site" text NOT NULL,
	"minimum_quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	CONSTRAINT "prices_site_variant_id_minimum_quantity_valid_from_pk" PRIMARY KEY("site","variant_id","minimum_quantity","valid_from")
);
--> statement-breakpoint
CREATE TABLE "tag_texts" (
	"tag_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"intro" text NOT NULL,
	CONSTRAINT "tag_texts_tag_id_language_pk" PRIMARY KEY("tag_id","language")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"mode" text NOT NULL,
	"group" text
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"session_id" text NOT NULL,
	"site" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"guest_choice" text,
	"customer_type" text,
	"email" text,
	"first_name" text,
	"last_name" text,
	"company" text,
	"vat_id" text,
	"phone" text,
	"country" text,
	"street" text,
	"street_number" text,
	"unit" text,
	"postcode" text,
	"city" text,
	"province" text,
	"delivery_mode" text,
	"shipping_option" text,
	"newsletter" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_session_id_site_pk" PRIMARY KEY("session_id","site")
);
--> statement-breakpoint
CREATE TABLE "design_applications" (
	"design_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "design_applications_design_id_article_id_pk" PRIMARY KEY("design_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "design_tags" (
	"design_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "design_tags_tag_id_design_id_pk" PRIMARY KEY("tag_id","design_id")
);
--> statement-breakpoint
CREATE TABLE "design_texts" (
	"design_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "design_texts_design_id_language_pk" PRIMARY KEY("design_id","language")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" integer PRIMARY KEY NOT NULL,
	"popularity" integer NOT NULL,
	"created_on" date NOT NULL,
	"modified_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"brand" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"inline_files" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text,
	"sha256" text NOT NULL,
	"original_key" text NOT NULL,
	"master_key" text NOT NULL,
	"content_type" text NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"from_status" smallint,
	"to_status" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"article_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"project_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"variant_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	"total_amount" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"document" jsonb NOT NULL,
	"proof_hash" text NOT NULL,
	"weight" double precision NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"site" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_site_year_pk" PRIMARY KEY("site","year")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"number" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"site" text NOT NULL,
	"brand" text NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"status" smallint NOT NULL,
	"session_id" text NOT NULL,
	"customer_type" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"vat_id" text,
	"phone" text,
	"country" text NOT NULL,
	"street" text NOT NULL,
	"street_number" text NOT NULL,
	"unit" text,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"province" text,
	"delivery_mode" text NOT NULL,
	"shipping_option" text NOT NULL,
	"carrier" text NOT NULL,
	"promised_on" date NOT NULL,
	"goods_amount" integer NOT NULL,
	"shipping_amount" integer NOT NULL,
	"total_amount" integer NOT NULL,
	"vat_amount" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "print_files" (
	"order_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "print_files_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"payment_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"design_id" integer,
	"type" text NOT NULL,
	"document" jsonb NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_consent_given" boolean DEFAULT false NOT NULL,
	"is_ads_accepted" boolean DEFAULT false NOT NULL,
	"is_analytics_accepted" boolean DEFAULT false NOT NULL,
	"consent_version" integer,
	"screen_width" integer,
	"screen_height" integer,
	"screen_device_pixel_ratio" double precision
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"site" text NOT NULL,
	"country" text NOT NULL,
	"option" text NOT NULL,
	"carrier" text NOT NULL,
	"maximum_weight" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"free_from" integer,
	"transit_days" integer NOT NULL,
	CONSTRAINT "shipping_rates_site_country_option_maximum_weight_pk" PRIMARY KEY("site","country","option","maximum_weight")
);
--> statement-breakpoint
CREATE TABLE "simulators"."payments" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "simulators"."webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulators"."webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"url" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"delivered" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_sides" ADD CONSTRAINT "article_sides_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_texts" ADD CONSTRAINT "article_texts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_variants" ADD CONSTRAINT "article_variants_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_texts" ADD CONSTRAINT "tag_texts_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_applications" ADD CONSTRAINT "design_applications_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_applications" ADD CONSTRAINT "design_applications_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_tags" ADD CONSTRAINT "design_tags_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_tags" ADD CONSTRAINT "design_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_texts" ADD CONSTRAINT "design_texts_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_files" ADD CONSTRAINT "print_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_variant_id_article_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."article_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_session_id_site_index" ON "cart_lines" USING btree ("session_id","site");--> statement-breakpoint
CREATE UNIQUE INDEX "article_texts_language_slug_index" ON "article_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "article_variants_article_id_index" ON "article_variants" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_texts_language_slug_index" ON "tag_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "design_applications_article_id_index" ON "design_applications" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "design_texts_language_slug_index" ON "design_texts" USING btree ("language","slug");--> statement-breakpoint
CREATE INDEX "pictures_session_id_index" ON "pictures" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "pictures_sha256_index" ON "pictures" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "order_history_order_id_index" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_session_id_index" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "orders_status_placed_at_index" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "print_files_key_index" ON "print_files" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_provider_event_id_index" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payments_reference_index" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_provider_reference_index" ON "payments" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "projects_session_id_index" ON "projects" USING btree ("session_id");