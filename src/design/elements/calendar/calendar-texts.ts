import type { CalendarElement } from "#design/document.ts";

/** All that is written in it, its numbers as one. */
export function calendarTexts({ title, months = [], dayNames, marks = [] }: CalendarElement): readonly string[] {
	return ["0123456789", title, ...months, ...dayNames, ...marks.map(({ words }) => words)];
}
