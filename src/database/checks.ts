import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** Conditions that no row may break, whatever code wrote it. Names are the constraint's. */

export function atLeast(least: number, name: string, ...columns: readonly AnyPgColumn[]) {
	return check(name, allOf(columns.map((column) => sql`${column} >= ${sql.raw(String(least))}`)));
}

export function between(least: number, most: number, name: string, column: AnyPgColumn) {
	return check(name, sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`);
}

/** ISO 4217: three capital letters. */
export function isCurrency(name: string, column: AnyPgColumn) {
	return check(name, sql`${column} ~ '^[A-Z]{3}$'`);
}

export function isSha256(name: string, column: AnyPgColumn) {
	return check(name, sql`${column} ~ '^[0-9a-f]{64}$'`);
}

/** A ParcelSize or nothing. */
export function isParcelSize(name: string, column: AnyPgColumn) {
	return check(
		name,
		sql`${column} is null or (${column} = jsonb_build_object('length', ${column} -> 'length', 'width', ${column} -> 'width', 'height', ${column} -> 'height') and jsonb_path_exists(${column}, 'strict $ ? (@.length >= @.width && @.width >= @.height && @.height >= 1 && @.length == @.length.floor() && @.width == @.width.floor() && @.height == @.height.floor())'))`,
	);
}

export function oneOf(known: readonly (string | number)[], name: string, ...columns: readonly AnyPgColumn[]) {
	const list = sql.raw(known.map((value) => (typeof value === "number" ? value : `'${value}'`)).join(", "));
	return check(name, allOf(columns.map((column) => sql`${column} in (${list})`)));
}

function allOf(conditions: readonly SQL[]): SQL {
	return sql.join([...conditions], sql` and `);
}
