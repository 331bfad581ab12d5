ALTER TABLE "handovers" DROP COLUMN "owner_id";--> statement-breakpoint
ALTER TABLE "handovers" DROP COLUMN "sealed";