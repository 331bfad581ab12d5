CREATE TABLE "user_required_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_required_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"type" text NOT NULL,
	"order_id" bigint NOT NULL,
	"refund_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"wiped_at" timestamp with time zone,
	"sealed" text,
	"ending" text,
	CONSTRAINT "user_required_actions_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "user_required_actions_refundId_unique" UNIQUE("refund_id"),
	CONSTRAINT "user_required_actions_type" CHECK ("user_required_actions"."type" in ('PROVIDE_DATA_TO_REFUND')),
	CONSTRAINT "user_required_actions_ending" CHECK ("user_required_actions"."ending" ~ '^[0-9A-Z]{4}$'),
	CONSTRAINT "user_required_actions_done" CHECK (("user_required_actions"."done_at" is null) = ("user_required_actions"."ending" is null)),
	CONSTRAINT "user_required_actions_sealed" CHECK (("user_required_actions"."sealed" is null) = ("user_required_actions"."done_at" is null or "user_required_actions"."wiped_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "topic_group" smallint;--> statement-breakpoint
ALTER TABLE "user_required_actions" ADD CONSTRAINT "user_required_actions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_required_actions" ADD CONSTRAINT "user_required_actions_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_required_actions_order_id_index" ON "user_required_actions" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_topic_group" CHECK ("tickets"."topic_group" in (3, 5, 7));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('DUE', 'SENT'));