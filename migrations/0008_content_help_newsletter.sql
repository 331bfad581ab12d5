CREATE TABLE "content_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location" text NOT NULL,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"sites" text[],
	"brands" text[],
	"published_from" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"link_to" text,
	"link_text" text,
	CONSTRAINT "content_blocks_location" CHECK ("content_blocks"."location" in ('404', 'SEARCH_PAGE', 'CART', 'HOME'))
);
--> statement-breakpoint
CREATE TABLE "content_page_texts" (
	"page_id" integer NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_page_texts_page_id_language_pk" PRIMARY KEY("page_id","language")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text,
	"sites" text[],
	"brands" text[],
	"published_from" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	CONSTRAINT "content_pages_purpose" CHECK ("content_pages"."purpose" in ('about', 'imprint', 'terms', 'privacy', 'withdrawal', 'accessibility', 'shipping', 'cookies'))
);
--> statement-breakpoint
CREATE TABLE "help_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_category_texts" (
	"category_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	CONSTRAINT "help_category_texts_category_id_language_pk" PRIMARY KEY("category_id","language")
);
--> statement-breakpoint
CREATE TABLE "help_topic_texts" (
	"topic_id" integer NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "help_topic_texts_topic_id_language_pk" PRIMARY KEY("topic_id","language")
);
--> statement-breakpoint
CREATE TABLE "help_topics" (
	"id" integer PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"groups" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"topic_id" integer NOT NULL,
	"owner_id" text NOT NULL,
	"language" text NOT NULL,
	"helpful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_votes_topic_id_owner_id_pk" PRIMARY KEY("topic_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "ticket_attachments_bytes" CHECK ("ticket_attachments"."bytes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_messages_author" CHECK ("ticket_messages"."author" in ('CUSTOMER', 'STAFF'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"public_id" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"contact_type" text NOT NULL,
	"owner_id" text NOT NULL,
	"customer_id" bigint,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"brand" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"topic_id" integer,
	"order_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "tickets_status" CHECK ("tickets"."status" in ('PENDING', 'RESOLVED', 'ARCHIVED')),
	CONSTRAINT "tickets_contact_type" CHECK ("tickets"."contact_type" in ('helpCenter', 'formContact', 'formContactRequestBudget', 'chat'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"event" text NOT NULL,
	"words" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_proofs_event" CHECK ("newsletter_proofs"."event" in ('REQUESTED', 'CONFIRMED', 'CHANGED', 'UNSUBSCRIBED'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"email" text NOT NULL,
	"brand" text NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"topics" text[] NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "newsletter_subscriptions_status" CHECK ("newsletter_subscriptions"."status" in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED'))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "content_page_texts" ADD CONSTRAINT "content_page_texts_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_category_texts" ADD CONSTRAINT "help_category_texts_category_id_help_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_topic_texts" ADD CONSTRAINT "help_topic_texts_topic_id_help_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_topics" ADD CONSTRAINT "help_topics_category_id_help_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_topic_id_help_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_topic_id_help_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."help_topics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_proofs" ADD CONSTRAINT "newsletter_proofs_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_blocks_location_language_position_index" ON "content_blocks" USING btree ("location","language","position");--> statement-breakpoint
CREATE INDEX "content_page_texts_slug_index" ON "content_page_texts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "help_topics_category_id_index" ON "help_topics" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "ticket_attachments_message_id_index" ON "ticket_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket_id_index" ON "ticket_messages" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_customer_id_updated_at_index" ON "tickets" USING btree ("customer_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_owner_id_created_at_index" ON "tickets" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_email_created_at_index" ON "tickets" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "tickets_status_updated_at_index" ON "tickets" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "newsletter_proofs_subscription_id_index" ON "newsletter_proofs" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriptions_email_brand_index" ON "newsletter_subscriptions" USING btree ("email","brand");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_status_index" ON "newsletter_subscriptions" USING btree ("status");