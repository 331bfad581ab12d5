ALTER TABLE "print_run_lines" DROP CONSTRAINT "print_run_lines_run_id_print_runs_id_fk";
--> statement-breakpoint
ALTER TABLE "print_run_lines" DROP CONSTRAINT "print_run_lines_order_id_position_pk";--> statement-breakpoint
ALTER TABLE "print_run_lines" ADD COLUMN "substrate" text;--> statement-breakpoint
UPDATE "print_run_lines" SET "substrate" = "print_runs"."substrate" FROM "print_runs" WHERE "print_runs"."id" = "print_run_lines"."run_id";--> statement-breakpoint
ALTER TABLE "print_run_lines" ALTER COLUMN "substrate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "print_run_lines" ADD CONSTRAINT "print_run_lines_order_id_position_substrate_pk" PRIMARY KEY("order_id","position","substrate");--> statement-breakpoint
ALTER TABLE "print_runs" ADD CONSTRAINT "print_runs_of_substrate" UNIQUE("id","substrate");--> statement-breakpoint
ALTER TABLE "print_run_lines" ADD CONSTRAINT "print_run_lines_run" FOREIGN KEY ("run_id","substrate") REFERENCES "public"."print_runs"("id","substrate") ON DELETE cascade ON UPDATE no action;