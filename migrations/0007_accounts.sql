CREATE TABLE "customer_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"scope" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"country" text NOT NULL,
	"street" text NOT NULL,
	"street_number" text NOT NULL,
	"unit" text,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"province" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "customer_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_two_factors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_two_factors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1),
	"type" text DEFAULT 'PERSON' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" text NOT NULL,
	"avatar_url" text,
	"first_name" text,
	"last_name" text,
	"company_name" text,
	"vat_id" text,
	"phone" text,
	"group" text DEFAULT 'standard' NOT NULL,
	"may_read_orders" boolean,
	"may_read_tickets" boolean,
	"may_read_invoices" boolean,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"site" text,
	"brand" text,
	"locale" text,
	"two_factor_enabled" boolean DEFAULT false,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email"),
	CONSTRAINT "customers_type" CHECK ("customers"."type" in ('PERSON', 'COMPANY')),
	CONSTRAINT "customers_group" CHECK ("customers"."group" in ('standard', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_limits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_limits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "sign_in_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "used_totp_steps" (
	"customer_id" bigint NOT NULL,
	"step" bigint NOT NULL,
	CONSTRAINT "used_totp_steps_customer_id_step_pk" PRIMARY KEY("customer_id","step")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" RENAME COLUMN "session_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "checkouts" RENAME COLUMN "session_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "pictures" RENAME COLUMN "session_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "session_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "projects" RENAME COLUMN "session_id" TO "owner_id";--> statement-breakpoint
DROP INDEX "cart_lines_session_id_site_project_id_variant_id_index";--> statement-breakpoint
DROP INDEX "pictures_session_id_sha256_index";--> statement-breakpoint
DROP INDEX "orders_session_id_index";--> statement-breakpoint
DROP INDEX "projects_session_id_index";--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_session_id_site_pk";--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_owner_id_site_pk" PRIMARY KEY("owner_id","site");--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "is_second" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "customer_accounts" ADD CONSTRAINT "customer_accounts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_sessions" ADD CONSTRAINT "customer_sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_two_factors" ADD CONSTRAINT "customer_two_factors_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_totp_steps" ADD CONSTRAINT "used_totp_steps_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_accounts_customer_id_index" ON "customer_accounts" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_accounts_provider_id_account_id_index" ON "customer_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "customer_addresses_customer_id_index" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_sessions_customer_id_index" ON "customer_sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_sessions_expires_at_index" ON "customer_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_tokens_identifier_index" ON "customer_tokens" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "customer_tokens_expires_at_index" ON "customer_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_two_factors_customer_id_index" ON "customer_two_factors" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_owner_id_site_project_id_variant_id_index" ON "cart_lines" USING btree ("owner_id","site","project_id","variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_owner_id_sha256_index" ON "pictures" USING btree ("owner_id","sha256") WHERE not is_second;--> statement-breakpoint
CREATE INDEX "orders_owner_id_index" ON "orders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "orders_customer_id_placed_at_id_index" ON "orders" USING btree ("customer_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "projects_owner_id_index" ON "projects" USING btree ("owner_id");