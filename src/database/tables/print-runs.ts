import {
	bigint,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	unique,
} from "drizzle-orm/pg-core";
import { atLeast, isSha256 } from "../checks.ts";
import { orderLines } from "./orders.ts";
import { printSubstrates } from "./print-shops.ts";

/** Sheets that were laid out together, and their job ticket. */
export const printRuns = pgTable(
	"print_runs",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		substrate: text()
			.notNull()
			.references(() => printSubstrates.code),
		sheets: integer().notNull(),
		key: text().notNull(),
		ticketKey: text().notNull(),
		sha256: text().notNull(),
		bytes: integer().notNull(),
		madeAt: timestamp({ withTimezone: true }).notNull(),
	},
	(table) => [
		atLeast(1, "print_runs_size", table.sheets, table.bytes),
		isSha256("print_runs_sha256", table.sha256),
		unique("print_runs_of_substrate").on(table.id, table.substrate),
	],
);

/** Each line lies on the sheets of one run for each substrate that it is printed on. */
export const printRunLines = pgTable(
	"print_run_lines",
	{
		runId: integer().notNull(),
		orderId: bigint({ mode: "number" }).notNull(),
		position: smallint().notNull(),
		substrate: text().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.orderId, table.position, table.substrate] }),
		foreignKey({
			name: "print_run_lines_run",
			columns: [table.runId, table.substrate],
			foreignColumns: [printRuns.id, printRuns.substrate],
		}).onDelete("cascade"),
		foreignKey({
			name: "print_run_lines_line",
			columns: [table.orderId, table.position],
			foreignColumns: [orderLines.orderId, orderLines.position],
		}),
		index().on(table.runId),
	],
);
