CREATE TABLE "affiliate_hits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"customer_id" bigint NOT NULL,
	"device_footprint" text NOT NULL,
	"domain" text NOT NULL,
	"url" text NOT NULL,
	"ip" text NOT NULL,
	"campaign" text
);
--> statement-breakpoint
CREATE TABLE "consent_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"session_id" text NOT NULL,
	"customer_id" bigint,
	"version" integer NOT NULL,
	"shown" text NOT NULL,
	"site" text NOT NULL,
	"brand" text NOT NULL,
	"locale" text NOT NULL,
	"is_analytics_accepted" boolean NOT NULL,
	"is_ads_accepted" boolean NOT NULL,
	CONSTRAINT "consent_log_version" CHECK ("consent_log"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "page_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"api_client" text NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"referrer" text NOT NULL,
	"user_agent" text NOT NULL,
	"ip" text NOT NULL,
	"platform" text NOT NULL,
	"mobile" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_hits" ADD CONSTRAINT "affiliate_hits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_hits_customer_id_at_index" ON "affiliate_hits" USING btree ("customer_id","at");--> statement-breakpoint
CREATE INDEX "consent_log_session_id_index" ON "consent_log" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "page_events_at_index" ON "page_events" USING btree ("at");