import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Queues a job in the caller's transaction. A `key` joins repeats of a job that still waits. */
export async function queueJob(
	db: Database,
	task: string,
	payload: Readonly<Record<string, unknown>>,
	options: { key?: string; runAt?: Date } = {},
): Promise<void> {
	await db.execute(
		sql`select graphile_worker.add_job(${task}::text, payload := ${JSON.stringify(payload)}::json, job_key := ${options.key ?? null}::text, run_at := ${options.runAt?.toISOString() ?? null}::timestamptz, max_attempts := 25)`,
	);
}
