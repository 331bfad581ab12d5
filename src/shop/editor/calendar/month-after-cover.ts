import type { CalendarElement } from "#design/document.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";

export type Month = Pick<CalendarElement, "year" | "month">;

/** What a page shows where only the cover has a calendar: a year as it begins there, a month's year from January on. */
export function monthAfterCover({ year, month, months }: CalendarElement, page: number): Month {
	return monthAfter({ year, month: months ? month : 1 }, page - 1);
}
