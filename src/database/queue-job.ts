import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { prepared } from "./prepared.ts";

const TRIES = 25;

/**
 * Queues a job in the caller's transaction. A `key` joins repeats of a job that still waits; each has one, so that a
 * job without was replaced while it was under way.
 */
export async function queueJob(
	db: Database,
	task: string,
	payload: Readonly<Record<string, unknown>>,
	options: { key?: string; runAt?: Date } = {},
): Promise<void> {
	const { placeholder } = sql;
	const query = prepared(db, "queue job", (name) =>
		db
			.select({ id: sql<string>`id` })
			.from(
				sql`graphile_worker.add_job(${placeholder("task")}::text, payload := ${placeholder("payload")}::json, job_key := ${placeholder("key")}::text, run_at := ${placeholder("runAt")}::timestamptz, max_attempts := ${TRIES})`,
			)
			.prepare(name),
	);
	const runAt = options.runAt?.toISOString() ?? null;
	await query.execute({ task, payload: JSON.stringify(payload), key: options.key ?? randomUUID(), runAt });
}
