import type { Millimetres } from "#core/units.ts";
import type { CalendarElement, CalendarMark } from "#design/document.ts";
import { type CalendarGrid, calendarGrid } from "#design/elements/calendar/calendar-grid.ts";
import { monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { markMonth } from "#design/elements/calendar/shown-marks.ts";
import { yearGrid } from "#design/elements/calendar/year-grid.ts";

/** Of the narrower of what they stand in: letters leave room around them. */
const NUMBER = { ofRow: 0.52, ofColumn: 0.44 };
/** Where words stand below. */
const UPPER_NUMBER = { ofRow: 0.34, ofColumn: 0.4, middle: 0.36 };

/** One month of a calendar, and where it stands in it. */
export type CalendarPage = {
	/** As if it were a calendar of its own. */
	readonly calendar: CalendarElement;
	readonly grid: CalendarGrid;
	/** How large the numbers of days are, and how far below its row's top their middle is, as a part of it. */
	readonly numbers: { readonly size: Millimetres; readonly middle: number };
	readonly x: Millimetres;
	readonly y: Millimetres;
};

export function calendarPages(calendar: CalendarElement): readonly CalendarPage[] {
	const { months, marks = [] } = calendar;
	const inMonth = (month: number): readonly CalendarMark[] =>
		marks.filter((mark) => markMonth(mark, calendar) === month);
	if (!months) {
		const own = { ...calendar, marks: inMonth(calendar.month) };
		const grid = calendarGrid(own);
		return [{ calendar: own, grid, numbers: numbersIn(grid, own.marks), x: 0, y: 0 }];
	}
	const headed = months.some((title) => title.trim() !== "");
	const { width, height, places } = yearGrid(calendar);
	return places.map(({ x, y }, index) => {
		const shown = monthAfter(calendar, index);
		const title = months[index] ?? "";
		const own = { ...calendar, ...shown, title, width, height, marks: inMonth(shown.month) };
		const grid = calendarGrid(own, { headed });
		return { calendar: own, grid, numbers: numbersIn(grid, marks), x, y };
	});
}

function numbersIn({ rowHeight, columnWidth }: CalendarGrid, marks: readonly CalendarMark[]) {
	const hasWords = marks.some(({ words }) => words.trim() !== "");
	const { ofRow, ofColumn } = hasWords ? UPPER_NUMBER : NUMBER;
	return {
		size: Math.min(rowHeight * ofRow, columnWidth * ofColumn),
		middle: hasWords ? UPPER_NUMBER.middle : 0.5,
	};
}
