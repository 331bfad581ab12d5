import type { Millimetres } from "#core/units.ts";
import { readableColor } from "#design/contrast.ts";
import type { CalendarElement } from "#design/document.ts";
import { type CalendarPage, calendarPages } from "#design/elements/calendar/calendar-pages.ts";
import { weekdaysFrom, weekNumber } from "#design/elements/calendar/month-weeks.ts";
import { yearGrid } from "#design/elements/calendar/year-grid.ts";
import { type Bounds, movedBounds } from "#design/geometry/bounds.ts";
import type { ShapedText, TextShaper } from "#design/text-shaping.ts";

/** Some words with their place: their outlines are scaled and moved there. */
export type SetWords = {
	readonly outlines: readonly string[];
	readonly scale: number;
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly size: Millimetres;
	readonly color: string;
	/** About where the letters are. */
	readonly bounds: Bounds;
	/** They stand on a mark of the calendar's own. */
	readonly onMark: boolean;
};

type Place = {
	readonly centre: Millimetres;
	readonly baseline: Millimetres;
	readonly size: Millimetres;
	readonly room: Millimetres;
	readonly color: string;
	readonly onMark?: boolean;
};

type Line = { readonly line: ShapedText["lines"][number]; readonly outlines: readonly string[] };
/** Nothing for spaces. */
type ShapeLine = (words: string) => Line | undefined;

/** Whatever their size, words are shaped once: while the calendar is drawn larger nothing is shaped again. */
const SHAPED_SIZE: Millimetres = 20;
/** So wide that nothing is wrapped. */
const ONE_LINE: Millimetres = 10_000;
/** Capitals and figures are about so high. */
const CAPITAL = 0.7;
const WEEKEND: readonly number[] = [0, 6];
const TITLE = 0.62;
const NAME = 0.48;
const WORDS = { ofRow: 0.22, baseline: 0.88 };
const FILLED = 0.92;

/** Every word and number of the calendar, shaped and set. */
export function calendarWords(calendar: CalendarElement, shaper: TextShaper): readonly SetWords[] {
	const shape = lineShaper(calendar, shaper);
	const pages = calendarPages(calendar).flatMap((page) => {
		const words = [...headOf(page, shape), ...daysOf(page, shape)];
		return words.map((each) => moved(each, page));
	});
	return calendar.months ? [...titleOf(calendar, yearGrid(calendar).titleHeight, shape), ...pages] : pages;
}

function titleOf({ title, width, color }: CalendarElement, height: Millimetres, shape: ShapeLine) {
	const size = height * TITLE;
	const baseline = height / 2 + (size * CAPITAL) / 2;
	return height > 0 ? set(shape, title, { centre: width / 2, baseline, size, room: width, color }) : [];
}

function headOf({ calendar, grid }: CalendarPage, shape: ShapeLine): readonly SetWords[] {
	const { dayNames, firstDay, color, weekendColor } = calendar;
	const { titleHeight, namesHeight, columns, columnWidth, top } = grid;
	const fitting = dayNames.map((name) => largestIn(columnWidth * FILLED, shape(name)));
	const nameSize = Math.min(namesHeight * NAME, ...fitting);
	const names = weekdaysFrom(firstDay).map((day, column) =>
		set(shape, dayNames[day] ?? "", {
			centre: (columns[column] ?? 0) + columnWidth / 2,
			baseline: top - namesHeight / 2 + (nameSize * CAPITAL) / 2,
			size: nameSize,
			room: columnWidth,
			color: WEEKEND.includes(day) ? weekendColor : color,
		}),
	);
	return [...titleOf(calendar, titleHeight, shape), ...names.flat()];
}

function daysOf({ calendar, grid, numbers }: CalendarPage, shape: ShapeLine): readonly SetWords[] {
	const { marks = [], color, weekendColor, markColor, weekNumbers } = calendar;
	const { weeks, rows, columns, rowHeight, columnWidth, left } = grid;
	const { size, middle } = numbers;
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
			const onMark = mark !== undefined && mark.form !== "none";
			const ink = onMark ? readableColor(markColor) : mark ? markColor : own;
			const below = { centre, baseline: top + rowHeight * WORDS.baseline, size: rowHeight * WORDS.ofRow, room };
			return [
				...set(shape, String(day), { centre, baseline, size, room, color: ink, onMark }),
				...(mark ? set(shape, mark.words, { ...below, color: markColor }) : []),
			];
		});
		const side = { centre: left / 2, baseline, size: size * 0.6, room: left * FILLED, color };
		return weekNumbers ? [...days, ...set(shape, String(weekNumber(calendar, row)), side)] : days;
	});
}

/** In one line, smaller where there is no room; nothing for spaces. */
function set(shape: ShapeLine, words: string, place: Place): readonly SetWords[] {
	const shaped = shape(words);
	if (!shaped || place.size <= 0) return [];
	const { line, outlines } = shaped;
	const { centre, baseline, color, onMark = false } = place;
	const size = Math.min(place.size, (place.room / line.width) * SHAPED_SIZE);
	const scale = size / SHAPED_SIZE;
	const half = (line.width * scale) / 2;
	const bounds = { left: centre - half, top: baseline - size * CAPITAL, right: centre + half, bottom: baseline };
	const x = centre - (line.x + line.width / 2) * scale;
	return [{ outlines, scale, x, y: baseline - line.baseline * scale, size, color, bounds, onMark }];
}

function moved(words: SetWords, { x, y }: CalendarPage): SetWords {
	return { ...words, x: words.x + x, y: words.y + y, bounds: movedBounds(words.bounds, x, y) };
}

function largestIn(room: Millimetres, shaped: Line | undefined): Millimetres {
	return shaped ? (room / shaped.line.width) * SHAPED_SIZE : Number.POSITIVE_INFINITY;
}

/** In one line; what a year says twelve times is shaped once. */
function lineShaper({ font, language }: CalendarElement, shaper: TextShaper): ShapeLine {
	const type = { font, size: SHAPED_SIZE, leading: 1, align: "left", language, width: ONE_LINE } as const;
	const known = new Map<string, Line | undefined>();
	return (words) => {
		if (!known.has(words)) known.set(words, shaped(words));
		return known.get(words);
	};

	function shaped(words: string): Line | undefined {
		const text = words.replaceAll(/\s+/g, " ").trim();
		if (!text) return undefined;
		const { lines, outlines } = shaper.shape({ text, ...type });
		const [line] = lines;
		return line && line.width > 0 ? { line, outlines } : undefined;
	}
}
