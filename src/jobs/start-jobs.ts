import { EventEmitter } from "node:events";
import { Logger, run, type Task } from "graphile-worker";
import type { Pool } from "pg";
import type { MailSettings } from "#mail/send-mail.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { tasks } from "./tasks.ts";
import { leaseWorkers } from "./worker-leases.ts";

export type JobParts = { workshop: () => Workshop; pool: Pool; atOnce: number; mail: MailSettings };

/** Only what it batches does the queue wait for when it stops; otherwise a finished job may stay behind, to be done again. */
const TAKEN_OFF_BEFORE_STOPPING = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Works off the queue until stopped; a job that was under way when the process died is taken up again. */
export async function startJobs(parts: JobParts): Promise<{ stop(): Promise<void> }> {
	const list = Object.entries(tasks).map(([name, work]): [string, Task] => [
		name,
		async (payload, helpers) => {
			const shop = parts.workshop();
			try {
				await work(shop, payload as Record<string, unknown>, {
					attempt: helpers.job.attempts,
					lastTry: helpers.job.attempts >= helpers.job.max_attempts,
					mail: parts.mail,
				});
			} catch (error) {
				shop.log.error({ err: error, task: name, attempt: helpers.job.attempts }, "a job failed");
				throw error;
			}
		},
	]);
	const leases = leaseWorkers(parts.pool, parts.workshop().log);
	const events = new EventEmitter();
	events.on("worker:create", ({ worker }: { worker: { workerId: string } }) => void leases.add(worker.workerId));
	const runner = await run({
		events,
		pgPool: parts.pool,
		taskList: Object.fromEntries(list),
		concurrency: parts.atOnce,
		pollInterval: 1000,
		noHandleSignals: true,
		parsedCronItems: [],
		preset: TAKEN_OFF_BEFORE_STOPPING,
		logger: new Logger(() => (level, message) => parts.workshop().log[level === "warning" ? "warn" : level]?.(message)),
	});
	await leases.freeJobsOfTheDead();
	return {
		async stop() {
			await runner.stop();
			await leases.stop();
		},
	};
}
