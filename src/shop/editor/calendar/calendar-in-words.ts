import type { CalendarElement } from "#design/document.ts";
import { dayInWords, monthsBetween } from "#design/elements/calendar/calendar-names.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { shownMarks } from "#design/elements/calendar/shown-marks.ts";

/** Which months a year shows, and which days are marked, in their order. */
export function calendarInWords(calendar: CalendarElement, locale: string) {
	const { months } = calendar;
	const told = shownMarks(calendar)
		.toSorted((one, other) => one.later - other.later || one.mark.day - other.mark.day)
		.map(({ mark, month }) => `${dayInWords(calendar, month, mark.day, locale)} ${mark.words}`.trim());
	return {
		months: months && monthsBetween(calendar, monthAfter(calendar, 11), locale),
		days: told.join(", "),
	};
}
