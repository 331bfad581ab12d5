import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import * as schema from "./schema.ts";

/** A connection or a transaction: area functions take either. */
export type Database = Pick<
	NodePgDatabase<typeof schema>,
	"select" | "selectDistinct" | "selectDistinctOn" | "insert" | "update" | "delete" | "execute" | "$with" | "with"
> & {
	/** Transactions do not nest: inside one this throws. */
	transaction<Result>(work: (inside: Database) => Promise<Result>): Promise<Result>;
};

/** A connection's handle, kept as long as it is open: what a transaction prepared is prepared for the next. */
type Handle = { readonly db: Database; open: boolean };

const OPTIONS = { schema, casing: "snake_case" } as const;
const handles = new WeakMap<PoolClient, Handle>();
const transactions = new WeakSet<Database>();

export function openDatabase(pool: Pool): Database {
	return Object.assign(drizzle(pool, OPTIONS), {
		async transaction<Result>(work: (inside: Database) => Promise<Result>): Promise<Result> {
			const client = await pool.connect();
			const handle = handleOf(client);
			let lost: Error | undefined;
			try {
				await client.query("begin");
				handle.open = true;
				const result = await work(handle.db);
				handle.open = false;
				// PostgreSQL answers so when a statement failed and its error was swallowed.
				const { command } = await client.query("commit");
				if (command !== "COMMIT") throw new Error(`The transaction ended with ${command}`);
				return result;
			} catch (error) {
				handle.open = false;
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

function handleOf(client: PoolClient): Handle {
	const known = handles.get(client);
	if (known) return known;
	const handle: Handle = {
		open: false,
		db: Object.assign(drizzle(guarded(client), OPTIONS), {
			transaction(): never {
				throw new Error("A transaction was begun inside another");
			},
		}),
	};
	handles.set(client, handle);
	transactions.add(handle.db);
	return handle;

	/** What outlives its transaction must not write into the connection's next one. */
	function guarded(connection: PoolClient): PoolClient {
		const query: PoolClient["query"] = (...args: unknown[]) => {
			if (!handle.open) throw new Error("The transaction is over");
			return Reflect.apply(connection.query, connection, args);
		};
		return { query } as PoolClient;
	}
}
