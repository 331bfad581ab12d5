import { createHash } from "node:crypto";
import { type Placeholder, sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** PostgreSQL cuts longer names off: two could become one. */
const LONGEST_NAME = 63;

const handles = new WeakMap<Database, Map<string, unknown>>();

/** A query built and named once for each database handle: PostgreSQL keeps its plan, and we its text. */
export function prepared<Query>(db: Database, name: string, prepare: (name: string) => Query): Query {
	const known = handles.get(db) ?? new Map<string, unknown>();
	handles.set(db, known);
	if (!known.has(name)) known.set(name, prepare(shortened(name)));
	return known.get(name) as Query;
}

function shortened(name: string): string {
	if (name.length <= LONGEST_NAME) return name;
	return `${name.slice(0, 30)} ${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;
}

/** What each of these columns is given with every use. */
export function placeholders<Name extends string>(names: readonly Name[]): Record<Name, Placeholder<Name>> {
	return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;
}
