import type { Millimetres } from "#core/units.ts";
import type { CalendarElement } from "#design/document.ts";
import { type Week, weeksOf } from "#design/elements/calendar/month-weeks.ts";

/** Of a column of days. */
const NUMBER_COLUMN = 0.7;
/** Of a row of days. */
const NAMES_ROW = 0.7;
const MOST_ROWS = 6;
const TITLE_OF_HEIGHT = 0.18;
const TITLE_OF_WIDTH = 0.13;

/** Where all stands, in the calendar's own millimetres. */
export type CalendarGrid = {
	readonly weeks: readonly Week[];
	readonly titleHeight: Millimetres;
	readonly namesHeight: Millimetres;
	readonly columnWidth: Millimetres;
	readonly rowHeight: Millimetres;
	/** Left edges of the seven columns of days. */
	readonly columns: readonly Millimetres[];
	/** Top edges of the weeks. */
	readonly rows: readonly Millimetres[];
	/** Of the days. */
	readonly left: Millimetres;
	readonly right: Millimetres;
	readonly top: Millimetres;
	readonly bottom: Millimetres;
};

/** `alike`: one of twelve, laid out as if it had as many rows as any, and a heading where the others have one. */
export function calendarGrid(calendar: CalendarElement, alike?: { readonly headed: boolean }): CalendarGrid {
	const { width, height, title, weekNumbers } = calendar;
	const weeks = weeksOf(calendar);
	const sixRows = alike !== undefined || calendar.sixWeeks === true;
	const titleHeight =
		(alike?.headed ?? title.trim() !== "") ? Math.min(height * TITLE_OF_HEIGHT, width * TITLE_OF_WIDTH) : 0;
	const columnWidth = width / (7 + (weekNumbers ? NUMBER_COLUMN : 0));
	const rowHeight = (height - titleHeight) / ((sixRows ? MOST_ROWS : weeks.length) + NAMES_ROW);
	const namesHeight = rowHeight * NAMES_ROW;
	const left = width - 7 * columnWidth;
	const top = titleHeight + namesHeight;
	return {
		weeks,
		titleHeight,
		namesHeight,
		columnWidth,
		rowHeight,
		columns: Array.from({ length: 7 }, (_, column) => left + column * columnWidth),
		rows: weeks.map((_, row) => top + row * rowHeight),
		left,
		right: width,
		top,
		bottom: sixRows ? top + weeks.length * rowHeight : height,
	};
}
