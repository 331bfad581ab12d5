import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";

const LOCK = 7_215_421;

/** Brings the database up to date; two processes that start together do it one after the other. */
export async function migrateDatabase(pool: Pool, folder: string): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [LOCK]);
		await migrate(drizzle(client), { migrationsFolder: folder });
		await runMigrations({ pgPool: pool });
	} finally {
		await client.query("select pg_advisory_unlock($1)", [LOCK]);
		client.release();
	}
}
