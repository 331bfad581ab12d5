import type { Pool, PoolClient } from "pg";
import type { Logger } from "pino";

/** Class of these advisory locks; the second number is the worker's. */
const LEASES = 20_261_121;
const SWEEP_MILLISECONDS = 5000;

/**
 * The queue keeps the jobs of a killed worker locked for four hours. So each process holds a session lock of PostgreSQL
 * for each of its workers: where another connection can take it in two sweeps one after the other, the worker is gone and
 * its jobs are freed. Twice, because a living process takes its locks again within one sweep of losing its connection.
 * Session locks need a direct connection: not a pooler that shares connections between transactions.
 */
export function leaseWorkers(pool: Pool, log: Logger) {
	const workers = new Set<string>();
	let suspects = new Set<string>();
	let holder: PoolClient | undefined;
	let work: Promise<void> = Promise.resolve();
	const timer = setInterval(() => void inTurn(freeJobsOfTheDead), SWEEP_MILLISECONDS);
	return {
		add: (workerId: string) => inTurn(() => hold(workerId)),
		freeJobsOfTheDead: () => inTurn(freeJobsOfTheDead),
		async stop(): Promise<void> {
			clearInterval(timer);
			await work;
			const client = holder;
			holder = undefined;
			client?.release(true);
		},
	};

	function inTurn(step: () => Promise<void>): Promise<void> {
		work = work
			.then(step)
			.catch((error) => log.warn({ err: error }, "the leases of the job workers could not be kept"));
		return work;
	}

	async function hold(workerId: string): Promise<void> {
		workers.add(workerId);
		if (holder) await lock(holder, workerId);
		else await holdAll();
	}

	async function holdAll(): Promise<void> {
		const client = await pool.connect();
		client.once("error", (error) => {
			if (holder !== client) return;
			holder = undefined;
			client.release(error);
		});
		holder = client;
		for (const workerId of workers) await lock(client, workerId);
	}

	async function freeJobsOfTheDead(): Promise<void> {
		if (!holder) await holdAll();
		const { rows } = await pool.query<{ worker: string }>(
			`select worker from (select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null) busy
			where pg_try_advisory_xact_lock($1, hashtext(worker))`,
			[LEASES],
		);
		const silent = new Set(rows.map(({ worker }) => worker));
		const dead = [...silent].filter((worker) => suspects.has(worker));
		suspects = silent;
		if (!dead.length) return;
		log.warn({ workers: dead.length }, "the jobs of dead workers are taken up again");
		// Queued anew under the same key while a dead worker had them: others stand for these, and nobody tries them again.
		const { rows: replaced } = await pool.query<{ id: string }>(
			"select id from graphile_worker.jobs where locked_by = any($1) and key is null",
			[dead],
		);
		await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
		await pool.query("select graphile_worker.complete_jobs($1)", [replaced.map(({ id }) => id)]);
	}
}

async function lock(client: PoolClient, workerId: string): Promise<void> {
	await client.query("select pg_advisory_lock($1, hashtext($2))", [LEASES, workerId]);
}
