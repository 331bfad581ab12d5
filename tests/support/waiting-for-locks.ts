import type { Pool } from "pg";
import { expect } from "vitest";

/** Until so many transactions wait for others. */
export async function waitingForLocks(pool: Pool, count: number): Promise<void> {
	const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
	await expect.poll(async () => (await pool.query(waiting)).rowCount, { interval: 20 }).toBe(count);
}
