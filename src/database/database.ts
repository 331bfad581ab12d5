import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient, QueryResult } from "pg";
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
type Handle = {
	readonly db: Database;
	/** Begins or ends a transaction, after all that was asked for before. */
	ask(command: string): Promise<QueryResult>;
	/** The transaction that is open. */
	open: symbol | undefined;
};

const OPTIONS = { schema, casing: "snake_case" } as const;
const handles = new WeakMap<PoolClient, Handle>();
const transactions = new WeakSet<Database>();
/** Within which transaction a statement is asked for. */
const within = new AsyncLocalStorage<symbol>();

export function openDatabase(pool: Pool): Database {
	return Object.assign(drizzle(pool, OPTIONS), {
		async transaction<Result>(work: (inside: Database) => Promise<Result>): Promise<Result> {
			const client = await pool.connect();
			const handle = handleOf(client);
			let lost: Error | undefined;
			try {
				await handle.ask("begin");
				const transaction = Symbol("transaction");
				handle.open = transaction;
				const result = await within.run(transaction, async () => await work(handle.db));
				handle.open = undefined;
				// PostgreSQL answers so when a statement failed and its error was swallowed.
				const { command } = await handle.ask("commit");
				if (command !== "COMMIT") throw new Error(`The transaction ended with ${command}`);
				return result;
			} catch (error) {
				handle.open = undefined;
				await handle.ask("rollback").catch((failure: Error) => {
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
	let last: Promise<unknown> = Promise.resolve();
	const handle: Handle = {
		open: undefined,
		ask: (command) => inTurn(() => client.query(command)),
		db: Object.assign(drizzle({ query: guarded } as unknown as PoolClient, OPTIONS), {
			transaction(): never {
				throw new Error("A transaction was begun inside another");
			},
		}),
	};
	handles.set(client, handle);
	transactions.add(handle.db);
	return handle;

	/** What outlives its transaction must not write into the connection's next one. */
	function guarded(...args: unknown[]): Promise<unknown> {
		checkOpen();
		return inTurn(() => {
			checkOpen();
			return Reflect.apply(client.query, client, args);
		});
	}

	function checkOpen(): void {
		if (!handle.open || handle.open !== within.getStore()) throw new Error("The transaction is over");
	}

	/** A connection answers one statement at a time; who asks for several at once need not know. */
	function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
		const answer = last.then(send);
		last = answer.catch(() => {});
		return answer;
	}
}
