import type { CalendarElement } from "#design/document.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { dayInWords, monthsBetween } from "./calendar-names.ts";

/** Which months a year shows, and which days are marked, in their order. */
export function calendarInWords(calendar: CalendarElement, locale: string) {
	const { months, marks = [] } = calendar;
	const dated = marks
		.map((mark) => ({ ...mark, month: mark.month ?? calendar.month }))
		.map((mark) => ({ ...mark, later: (mark.month - calendar.month + 12) % 12 }))
		.filter(({ later }) => months || later === 0)
		.toSorted((one, other) => one.later - other.later || one.day - other.day);
	const told = dated.map(({ month, day, words }) => `${dayInWords(calendar, month, day, locale)} ${words}`.trim());
	return {
		months: months && monthsBetween(calendar, monthAfter(calendar, 11), locale),
		days: told.join(", "),
	};
}
