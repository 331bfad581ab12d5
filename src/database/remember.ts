import { type Database, isTransaction } from "./database.ts";

const SECONDS = 5;
const MOST_ANSWERS = 5000;

type Remembered = { readonly until: number; readonly answer: Promise<unknown> };

const handles = new WeakMap<Database, Map<string, Remembered>>();

/**
 * Asks the database at most every five seconds; for what every page reads and staff seldom changes.
 * Inside a transaction all is read afresh.
 */
export function remember<Answer>(db: Database, key: string, ask: () => PromiseLike<Answer>): Promise<Answer> {
	// Drizzle's queries run anew with each `then`: one promise is made of it, and only that is kept.
	if (isTransaction(db)) return Promise.resolve(ask());
	const kept = handles.get(db) ?? new Map<string, Remembered>();
	handles.set(db, kept);
	const known = kept.get(key);
	if (known && known.until > performance.now()) return known.answer as Promise<Answer>;
	const answer = Promise.resolve(ask());
	kept.delete(key);
	for (const [old, { until }] of kept) {
		if (until > performance.now() && kept.size < MOST_ANSWERS) break;
		kept.delete(old);
	}
	kept.set(key, { until: performance.now() + SECONDS * 1000, answer });
	answer.catch(() => kept.delete(key));
	return answer;
}
