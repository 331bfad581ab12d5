CREATE TABLE "commissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"hit_id" bigint,
	"code" text,
	"design_id" integer,
	"month" date NOT NULL,
	"accrued_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"basis_amount" integer NOT NULL,
	"rate" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "commissions_state" CHECK ("commissions"."state" in ('ACCRUED', 'PAID', 'REVERSED')),
	CONSTRAINT "commissions_currency" CHECK ("commissions"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "commissions_basis" CHECK ("commissions"."basis_amount" >= 0),
	CONSTRAINT "commissions_rate" CHECK ("commissions"."rate" between 0 and 10000),
	CONSTRAINT "commissions_amount" CHECK ("commissions"."amount" = round("commissions"."basis_amount"::numeric * "commissions"."rate" / 10000)),
	CONSTRAINT "commissions_month" CHECK (extract(day from "commissions"."month") = 1),
	CONSTRAINT "commissions_source" CHECK (num_nonnulls("commissions"."hit_id", "commissions"."code", "commissions"."design_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "partner_settings" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"billing" jsonb,
	"reference" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text GENERATED ALWAYS AS ('F-' || site || '-' || year::text || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')) STORED NOT NULL,
	"kind" text NOT NULL,
	"order_id" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"net_amount" integer NOT NULL,
	"vat_amount" integer NOT NULL,
	"gross_amount" integer NOT NULL,
	"file_key" text,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_site_year_sequence_unique" UNIQUE("site","year","sequence"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('INVOICE', 'CREDIT_NOTE')),
	CONSTRAINT "invoices_currency" CHECK ("invoices"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "invoices_sequence" CHECK ("invoices"."sequence" >= 1),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."net_amount" >= 0 and "invoices"."vat_amount" >= 0),
	CONSTRAINT "invoices_gross" CHECK ("invoices"."gross_amount" = "invoices"."net_amount" + "invoices"."vat_amount")
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_hit_id_affiliate_hits_id_fk" FOREIGN KEY ("hit_id") REFERENCES "public"."affiliate_hits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_settings" ADD CONSTRAINT "partner_settings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commissions_customer_id_accrued_at_id_index" ON "commissions" USING btree ("customer_id","accrued_at","id");--> statement-breakpoint
CREATE INDEX "commissions_order_id_index" ON "commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_order_id_index" ON "invoices" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_owner_id_index" ON "designs" USING btree ("owner_id") WHERE "designs"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_affiliate_index" ON "orders" USING btree (("source" ->> 'affiliate'),"placed_at") WHERE "orders"."source" ? 'affiliate';
--> statement-breakpoint
-- Only published designs are found.
CREATE OR REPLACE FUNCTION refresh_search_designs(changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE languages text[]; texts text[];
BEGIN
	WITH fresh AS MATERIALIZED (
	SELECT t.language, d.id, t.name, '/design/' || t.slug || '/' || d.id AS path, t.description AS summary,
		coalesce(g.names, '') AS tag_names, coalesce(a.names, '') AS article_names,
		coalesce(a.ids, '{}') AS articles, coalesce(g.groups, '{}') AS groups, coalesce(g.ids, '{}') AS tags,
		d.popularity, d.created_on, d.modified_on
	FROM designs d
	JOIN design_texts t ON t.design_id = d.id
	LEFT JOIN LATERAL (
		SELECT string_agg(tt.name, ' ') AS names, array_agg(dt.tag_id) AS ids,
			array_agg(DISTINCT tags."group") FILTER (WHERE tags."group" IS NOT NULL) AS groups
		FROM design_tags dt JOIN tags ON tags.id = dt.tag_id
		LEFT JOIN tag_texts tt ON tt.tag_id = dt.tag_id AND tt.language = t.language
		WHERE dt.design_id = d.id
	) g ON true
	LEFT JOIN LATERAL (
		SELECT string_agg(at.name, ' ') AS names, array_agg(da.article_id ORDER BY da.position) AS ids
		FROM design_applications da JOIN articles ON articles.id = da.article_id AND articles.active
		LEFT JOIN article_texts at ON at.article_id = da.article_id AND at.language = t.language
		WHERE da.design_id = d.id
	) a ON true
	WHERE d.id = ANY (changed_ids) AND d.published
	), written AS (
	INSERT INTO search_documents (language, kind, item_id, title, path, summary, title_words, words, articles, groups, popularity, created_on, modified_on)
	SELECT language, 'design', id, name, path, summary, title_words || facets, title_words || other_words || facets, articles, groups, popularity, created_on, modified_on
	FROM fresh,
		LATERAL (SELECT to_tsvector(search_configuration(language), name || ' ' || tag_names) AS title_words,
			to_tsvector(search_configuration(language), summary || ' ' || article_names) AS other_words,
			array_to_tsvector(ARRAY(
				SELECT '=article/' || unnest(articles) UNION SELECT '=tag/' || unnest(tags) UNION SELECT '=group/' || unnest(groups)
			)) AS facets) w
	WHERE cardinality(articles) > 0
	ON CONFLICT (language, kind, item_id) DO UPDATE SET title = excluded.title, path = excluded.path, summary = excluded.summary,
		title_words = excluded.title_words, words = excluded.words, articles = excluded.articles, groups = excluded.groups,
		popularity = excluded.popularity, created_on = excluded.created_on, modified_on = excluded.modified_on
	), removed AS (
	DELETE FROM search_documents s WHERE kind = 'design' AND item_id = ANY (changed_ids)
		AND NOT EXISTS (SELECT FROM fresh f WHERE f.language = s.language AND f.id = s.item_id AND cardinality(f.articles) > 0)
	)
	SELECT array_agg(language), array_agg(concat_ws(' ', name, tag_names, summary, article_names)) INTO languages, texts FROM fresh;
	PERFORM keep_search_words(languages, texts);
END $$;
