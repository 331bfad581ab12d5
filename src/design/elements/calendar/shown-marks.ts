import type { CalendarElement, CalendarMark } from "#design/document.ts";
import { daysIn, monthAfter } from "#design/elements/calendar/month-weeks.ts";

/** Where a mark stands: `index` among all marks, `later` in months after the calendar's first. */
export type ShownMark = {
	readonly mark: CalendarMark;
	readonly index: number;
	readonly month: number;
	readonly later: number;
};

/** Those on days that the calendar has. */
export function shownMarks(calendar: CalendarElement): readonly ShownMark[] {
	const { months, marks = [] } = calendar;
	return marks
		.map((mark, index) => ({ mark, index, month: markMonth(mark, calendar) }))
		.map((each) => ({ ...each, later: monthsLater(calendar, each.month) }))
		.filter(({ later }) => months || later === 0)
		.filter(({ mark, month, later }) => mark.day <= daysIn(monthAfter(calendar, later).year, month));
}

export function markMonth({ month }: CalendarMark, calendar: Pick<CalendarElement, "month">): number {
	return month ?? calendar.month;
}

/** How many months after the calendar's first one a month comes: none to eleven. */
export function monthsLater(calendar: Pick<CalendarElement, "month">, month: number): number {
	return (month - calendar.month + 12) % 12;
}
