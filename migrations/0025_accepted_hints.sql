ALTER TABLE "cart_lines" ADD COLUMN "accepted" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "accepted" jsonb DEFAULT '[]'::jsonb NOT NULL;