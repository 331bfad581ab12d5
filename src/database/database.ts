import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import * as schema from "./schema.ts";

/** A connection or a transaction: area functions take either. */
export type Database = Pick<
	NodePgDatabase<typeof schema>,
	| "select"
	| "selectDistinct"
	| "selectDistinctOn"
	| "insert"
	| "update"
	| "delete"
	| "execute"
	| "transaction"
	| "$with"
	| "with"
>;

export function openDatabase(pool: Pool): NodePgDatabase<typeof schema> {
	return drizzle(pool, { schema, casing: "snake_case" });
}
