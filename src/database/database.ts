import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import * as schema from "./schema.ts";

/** A connection or a transaction: area functions take either. */
export type Database = Pick<
	NodePgDatabase<typeof schema>,
	"select" | "selectDistinct" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute" | "$with" | "with"
> & {
	/** Inside a transaction: a savepoint. */
	transaction<Result>(work: (inside: Database) => Promise<Result>): Promise<Result>;
};

const OPTIONS = { schema, casing: "snake_case" } as const;
/** One handle for each connection, kept as long as it is open: what a transaction prepared is prepared for the next. */
const handles = new WeakMap<PoolClient, Database>();
const transactions = new WeakSet<Database>();

export function openDatabase(pool: Pool): Database {
	return Object.assign(drizzle(pool, OPTIONS), {
		async transaction<Result>(work: (inside: Database) => Promise<Result>): Promise<Result> {
			const client = await pool.connect();
			let lost: Error | undefined;
			try {
				await client.query("begin");
				const result = await work(handleOf(client));
				await client.query("commit");
				return result;
			} catch (error) {
				await client.query("rollback").catch((failure: Error) => {
					lost = failure;
				});
				throw error;
			} finally {
				client.release(lost);
			}
		},
	});
}

export function isTransaction(db: Database): boolean {
	return transactions.has(db);
}

function handleOf(client: PoolClient): Database {
	const known = handles.get(client);
	if (known) return known;
	let depth = 0;
	const handle: Database = Object.assign(drizzle(client, OPTIONS), {
		async transaction<Result>(work: (inside: Database) => Promise<Result>): Promise<Result> {
			const savepoint = `inside_${++depth}`;
			try {
				await client.query(`savepoint ${savepoint}`);
				const result = await work(handle);
				await client.query(`release savepoint ${savepoint}`);
				return result;
			} catch (error) {
				await client.query(`rollback to savepoint ${savepoint}`);
				throw error;
			} finally {
				depth--;
			}
		},
	});
	handles.set(client, handle);
	transactions.add(handle);
	return handle;
}
