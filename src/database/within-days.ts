import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { DayRange } from "#core/date-filter.ts";

/** The instant of a column lies within these days of a zone. */
export function withinDays(column: AnyPgColumn, { from, to }: DayRange, timeZone: string): SQL | undefined {
	const start = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
	return and(
		from ? sql`${column} >= ${start(from)}` : undefined,
		to ? sql`${column} < ${start(to)} + interval '1 day'` : undefined,
	);
}
