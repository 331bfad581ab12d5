import type { CalendarPage } from "#design/elements/calendar/calendar-pages.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import { ellipse, heart } from "#design/geometry/paths.ts";

/** Of the number's size. */
const CIRCLE = 1.6;
const HEART = 1.9;
/** A heart's middle for what stands in it lies above that of its box. */
const HEART_SHIFT = 0.06;

/** The circles and hearts under marked days, as one path; empty where there are none. */
export function markOutline({ calendar, grid, numbers, x: left, y: top }: CalendarPage): string {
	const { weeks, rows, columns, rowHeight, columnWidth } = grid;
	const { size, middle } = numbers;
	return weeks
		.flatMap((week, row) =>
			week.map((day, column) => {
				const form = (calendar.marks ?? []).find((mark) => mark.day === day)?.form ?? "none";
				if (form === "none") return "";
				const across = Math.min(size * (form === "heart" ? HEART : CIRCLE), columnWidth);
				const x = (columns[column] ?? 0) + (columnWidth - across) / 2;
				const y = (rows[row] ?? 0) + rowHeight * middle - across / 2 + (form === "heart" ? across * HEART_SHIFT : 0);
				const outline = form === "heart" ? heart(across, across) : ellipse(across, across);
				return movedPath(outline, [1, 0, 0, 1, left + x, top + y]);
			}),
		)
		.join("");
}
