import type { Millimetres } from "#core/units.ts";
import type { DisplayNode } from "#design/display-list.ts";
import type { CalendarElement } from "#design/document.ts";
import { type CalendarPage, calendarPages } from "#design/elements/calendar/calendar-pages.ts";
import { calendarWords, type SetWords } from "#design/elements/calendar/calendar-words.ts";
import { markOutline } from "#design/elements/calendar/mark-outline.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import { movedPath } from "#design/geometry/moved-path.ts";
import { mm } from "#design/geometry/paths.ts";
import type { TextShaper } from "#design/text-shaping.ts";

export const calendarLayout: ElementLayout<CalendarElement> = {
	matrix: boxMatrix,
	bodyFields: (calendar) => [
		calendar.year,
		calendar.month,
		calendar.firstDay,
		calendar.title,
		calendar.months,
		calendar.dayNames,
		calendar.weekNumbers,
		calendar.sixWeeks,
		calendar.font,
		calendar.color,
		calendar.weekendColor,
		calendar.markColor,
		calendar.lines,
		calendar.marks,
		calendar.language,
		calendar.width,
		calendar.height,
	],
	body: (calendar, _side, shaper) => ({ children: calendarNodes(calendar, shaper) }),
};

/** The lines, what marks days, and over both the letters, one path for each colour. */
function calendarNodes(calendar: CalendarElement, shaper: TextShaper): readonly DisplayNode[] {
	const { lines, markColor } = calendar;
	const pages = calendarPages(calendar);
	const letters = new Map<string, string[]>();
	for (const words of calendarWords(calendar, shaper)) {
		const paths = letters.get(words.color) ?? [];
		letters.set(words.color, [...paths, outlinesOf(words)]);
	}
	const marks = pages.map(markOutline).join("");
	return [
		...(lines ? [{ type: "path", d: pages.map(linesOf).join(""), stroke: lines } as const] : []),
		...(marks ? [filled(marks, markColor)] : []),
		...[...letters].map(([color, paths]) => filled(paths.join(""), color)),
	];
}

function outlinesOf({ outlines, scale, x, y }: SetWords): string {
	return outlines.map((d) => movedPath(d, [scale, 0, 0, scale, x, y])).join("");
}

function linesOf({ grid, x, y }: CalendarPage): string {
	const { columns, rows, left, right, top, bottom } = grid;
	const place = (across: Millimetres, down: Millimetres) => `${mm(x + across)} ${mm(y + down)}`;
	const across = [...rows, bottom].map((row) => `M${place(left, row)}L${place(right, row)}`);
	const down = [...columns, right].map((column) => `M${place(column, top)}L${place(column, bottom)}`);
	return [...across, ...down].join("");
}

function filled(d: string, color: string): DisplayNode {
	return { type: "path", d, fill: { type: "solid", color } };
}
