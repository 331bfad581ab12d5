ALTER TABLE "user_required_actions" DROP CONSTRAINT "user_required_actions_done";--> statement-breakpoint
DROP INDEX IF EXISTS "ticket_messages_ticket_id_index";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "affiliate_hits_device_footprint_index" ON "affiliate_hits" USING btree ("device_footprint");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ticket_messages_ticket_id_id_index" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_outbox_recipient_hash" ON "mail_outbox" USING btree (encode(sha256(replace(lower("recipient"), '\', '\\')::bytea), 'hex'));--> statement-breakpoint
ALTER TABLE "user_required_actions" ADD CONSTRAINT "user_required_actions_done" CHECK (("user_required_actions"."done_at" is null) = ("user_required_actions"."ending" is null) or ("user_required_actions"."ending" is null and "user_required_actions"."wiped_at" is not null));--> statement-breakpoint
UPDATE "user_required_actions" SET "ending" = null FROM "orders" WHERE "orders"."id" = "order_id" AND "orders"."email" = '' AND "wiped_at" is not null;
