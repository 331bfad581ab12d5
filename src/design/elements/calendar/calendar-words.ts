import type { Millimetres } from "#core/units.ts";
import { readableColor } from "#design/contrast.ts";
import type { CalendarElement } from "#design/document.ts";
import { type CalendarGrid, calendarGrid } from "#design/elements/calendar/calendar-grid.ts";
import { weekdaysFrom, weekNumber } from "#design/elements/calendar/month-weeks.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Some words with their place: their outlines are scaled and moved there. */
export type SetWords = {
	readonly outlines: readonly string[];
	readonly scale: number;
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly size: Millimetres;
	readonly color: string;
};

type Place = {
	readonly centre: Millimetres;
	readonly baseline: Millimetres;
	readonly size: Millimetres;
	readonly room: Millimetres;
	readonly color: string;
};

/** Whatever their size, words are shaped once: while the calendar is drawn larger nothing is shaped again. */
const SHAPED_SIZE: Millimetres = 20;
/** So wide that nothing is wrapped. */
const ONE_LINE: Millimetres = 10_000;
/** Capitals and figures are about so high. */
const CAPITAL = 0.7;
const WEEKEND: readonly number[] = [0, 6];
/** Of the narrower of what they stand in: letters leave room around them. */
const TITLE = 0.62;
const NAME = 0.48;
const NUMBER = { ofRow: 0.52, ofColumn: 0.44 };
/** Where words stand below. */
const UPPER_NUMBER = { ofRow: 0.34, ofColumn: 0.4, middle: 0.36 };
const WORDS = { ofRow: 0.22, baseline: 0.88 };
const FILLED = 0.92;

/** Every word and number of the calendar, shaped and set. */
export function calendarWords(calendar: CalendarElement, shaper: TextShaper): readonly SetWords[] {
	const grid = calendarGrid(calendar);
	return [...headOf(calendar, grid, shaper), ...daysOf(calendar, grid, shaper)];
}

/** How large the numbers of days are, and how far below its row's top their middle is, as a part of it. */
export function dayNumber({ marks = [] }: CalendarElement, { rowHeight, columnWidth }: CalendarGrid) {
	const hasWords = marks.some(({ words }) => words.trim() !== "");
	const { ofRow, ofColumn } = hasWords ? UPPER_NUMBER : NUMBER;
	return {
		size: Math.min(rowHeight * ofRow, columnWidth * ofColumn),
		middle: hasWords ? UPPER_NUMBER.middle : 0.5,
	};
}

function headOf(calendar: CalendarElement, grid: CalendarGrid, shaper: TextShaper): readonly SetWords[] {
	const { title, dayNames, firstDay, width, color, weekendColor } = calendar;
	const { titleHeight, namesHeight, columns, columnWidth, top } = grid;
	const size = titleHeight * TITLE;
	const above = { centre: width / 2, baseline: titleHeight / 2 + (size * CAPITAL) / 2, size, room: width, color };
	const fitting = dayNames.map((name) => largestIn(columnWidth * FILLED, calendar, shaper, name));
	const nameSize = Math.min(namesHeight * NAME, ...fitting);
	const names = weekdaysFrom(firstDay).map((day, column) =>
		set(calendar, shaper, dayNames[day] ?? "", {
			centre: (columns[column] ?? 0) + columnWidth / 2,
			baseline: top - namesHeight / 2 + (nameSize * CAPITAL) / 2,
			size: nameSize,
			room: columnWidth,
			color: WEEKEND.includes(day) ? weekendColor : color,
		}),
	);
	return [...(titleHeight > 0 ? set(calendar, shaper, title, above) : []), ...names.flat()];
}

function daysOf(calendar: CalendarElement, grid: CalendarGrid, shaper: TextShaper): readonly SetWords[] {
	const { marks = [], color, weekendColor, markColor, weekNumbers } = calendar;
	const { weeks, rows, columns, rowHeight, columnWidth, left } = grid;
	const { size, middle } = dayNumber(calendar, grid);
	const weekdays = weekdaysFrom(calendar.firstDay);
	return weeks.flatMap((week, row) => {
		const top = rows[row] ?? 0;
		const baseline = top + rowHeight * middle + (size * CAPITAL) / 2;
		const days = week.flatMap((day, column) => {
			if (day === null) return [];
			const mark = marks.find((each) => each.day === day);
			const own = WEEKEND.includes(weekdays[column] ?? 1) ? weekendColor : color;
			const centre = (columns[column] ?? 0) + columnWidth / 2;
			const room = columnWidth * FILLED;
			const ink = !mark ? own : mark.form === "none" ? markColor : readableColor(markColor);
			const below = { centre, baseline: top + rowHeight * WORDS.baseline, size: rowHeight * WORDS.ofRow, room };
			return [
				...set(calendar, shaper, String(day), { centre, baseline, size, room, color: ink }),
				...(mark ? set(calendar, shaper, mark.words, { ...below, color: markColor }) : []),
			];
		});
		const side = { centre: left / 2, baseline, size: size * 0.6, room: left * FILLED, color };
		return weekNumbers ? [...days, ...set(calendar, shaper, String(weekNumber(calendar, row)), side)] : days;
	});
}

/** In one line, smaller where there is no room; nothing for spaces. */
function set(calendar: CalendarElement, shaper: TextShaper, words: string, place: Place): readonly SetWords[] {
	const shaped = inOneLine(calendar, shaper, words);
	if (!shaped || place.size <= 0) return [];
	const { line, outlines } = shaped;
	const size = Math.min(place.size, (place.room / line.width) * SHAPED_SIZE);
	const scale = size / SHAPED_SIZE;
	const x = place.centre - (line.x + line.width / 2) * scale;
	return [{ outlines, scale, x, y: place.baseline - line.baseline * scale, size, color: place.color }];
}

function largestIn(room: Millimetres, calendar: CalendarElement, shaper: TextShaper, words: string): Millimetres {
	const shaped = inOneLine(calendar, shaper, words);
	return shaped ? (room / shaped.line.width) * SHAPED_SIZE : Number.POSITIVE_INFINITY;
}

function inOneLine({ font, language }: CalendarElement, shaper: TextShaper, words: string) {
	const text = words.replaceAll(/\s+/g, " ").trim();
	if (!text) return undefined;
	const type = { font, size: SHAPED_SIZE, leading: 1, align: "left", language, width: ONE_LINE } as const;
	const { lines, outlines } = shaper.shape({ text, ...type });
	const [line] = lines;
	return line && line.width > 0 ? { line, outlines } : undefined;
}
