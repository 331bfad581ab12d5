import type { CalendarElement } from "#design/document.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";

export type Month = Pick<CalendarElement, "year" | "month">;

/** From 1; undefined: a cover, or no page of a calendar. */
export function monthPage(code: string): number | undefined {
	const number = /^month-(\d+)$/.exec(code)?.[1];
	return number === undefined ? undefined : Number(number);
}

/** What a page shows where only the cover has a calendar: a year as it begins there, a month's year from January on. */
export function monthAfterCover({ year, month, months }: CalendarElement, page: number): Month {
	return monthAfter({ year, month: months ? month : 1 }, page - 1);
}
