import type { Database } from "./database.ts";

const handles = new WeakMap<Database, Map<string, unknown>>();

/** A query built and named once for each database handle: PostgreSQL keeps its plan, and we its text. */
export function prepared<Query>(db: Database, name: string, prepare: (name: string) => Query): Query {
	const known = handles.get(db) ?? new Map<string, unknown>();
	handles.set(db, known);
	if (!known.has(name)) known.set(name, prepare(name));
	return known.get(name) as Query;
}
