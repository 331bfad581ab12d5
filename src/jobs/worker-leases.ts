import type { Pool, PoolClient } from "pg";
import type { Logger } from "pino";

/** Class of these advisory locks; the second number is the worker's. */
const LEASES = 20_261_121;
const SWEEP_MILLISECONDS = 10_000;

/**
 * The queue keeps the jobs of a killed worker locked for four hours. So each process holds a session lock of PostgreSQL
 * for each of its workers: where another connection can take it, the worker is gone and its jobs are freed.
 */
export function leaseWorkers(pool: Pool, log: Logger) {
	const workers = new Set<string>();
	let holder: PoolClient | undefined;
	let work: Promise<void> = Promise.resolve();
	const timer = setInterval(() => void inTurn(freeJobsOfTheDead), SWEEP_MILLISECONDS);
	return {
		add: (workerId: string) => inTurn(() => hold(workerId)),
		freeJobsOfTheDead: () => inTurn(freeJobsOfTheDead),
		async stop(): Promise<void> {
			clearInterval(timer);
			await work;
			holder?.release(true);
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
		if (!rows.length) return;
		log.warn({ workers: rows.length }, "the jobs of dead workers are taken up again");
		await pool.query("select graphile_worker.force_unlock_workers($1)", [rows.map(({ worker }) => worker)]);
	}
}

async function lock(client: PoolClient, workerId: string): Promise<void> {
	await client.query("select pg_advisory_lock($1, hashtext($2))", [LEASES, workerId]);
}
