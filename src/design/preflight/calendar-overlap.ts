import type { CalendarElement, TextElement } from "#design/document.ts";
import { calendarWords, type SetWords } from "#design/elements/calendar/calendar-words.ts";
import { type Bounds, transformBounds } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, invert, multiply, type Point } from "#design/geometry/matrix.ts";
import { lettersOf } from "#design/preflight/text-letters.ts";
import type { TextShaper } from "#design/text-shaping.ts";

const COLUMNS = 4;
const ROWS = 3;

const remembered = new WeakMap<CalendarElement, { readonly shaper: TextShaper; readonly words: readonly SetWords[] }>();

/**
 * Words and numbers of a calendar that meet a text's letters: such a part of one of them is covered, for each day counts,
 * or such a part of the text stands on them.
 */
export function wordsCovered(
	text: TextElement,
	calendar: CalendarElement,
	shaper: TextShaper,
	part: number,
	isTold: (words: SetWords) => boolean,
): readonly SetWords[] {
	const own = invert(boxMatrix(calendar));
	const letters = lettersOf(text, shaper);
	const points = letters.points.map((point) => apply(own, point));
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const around = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
	if (around.left > calendar.width || around.right < 0 || around.top > calendar.height || around.bottom < 0) return [];
	const matrix = boxMatrix(calendar);
	const near = wordsOf(calendar, shaper).filter((words) => isTold(words) && meets(words.bounds, around));
	const covered = near.filter(({ bounds }) => {
		const over = pointsOver(bounds).filter((point) => letters.isOn(apply(matrix, point)));
		return over.length >= part * COLUMNS * ROWS;
	});
	const below = points.filter((point) => near.some(({ bounds }) => isIn(bounds, point)));
	if (below.length < part * points.length) return covered;
	return near.filter(({ bounds }) => below.some((point) => isIn(bounds, point)));
}

/** Words and numbers of two calendars, one of which stands on the other, where such a part of either is covered. */
export function wordsOnWords(
	one: CalendarElement,
	other: CalendarElement,
	shaper: TextShaper,
	part: number,
): readonly (readonly [SetWords, SetWords])[] {
	return [
		...wordsOn(one, other, shaper, part),
		...wordsOn(other, one, shaper, part).map(([below, above]) => [above, below] as const),
	];
}

function wordsOn(one: CalendarElement, other: CalendarElement, shaper: TextShaper, part: number) {
	const toOther = multiply(invert(boxMatrix(other)), boxMatrix(one));
	const ground = transformBounds({ left: 0, top: 0, right: one.width, bottom: one.height }, toOther);
	const near = wordsOf(other, shaper).filter(({ bounds }) => meets(bounds, ground));
	if (near.length === 0) return [];
	return wordsOf(one, shaper).flatMap((words) => {
		const around = transformBounds(words.bounds, toOther);
		const under = near.filter(({ bounds }) => meets(bounds, around));
		if (under.length === 0) return [];
		const points = pointsOver(words.bounds).map((point) => apply(toOther, point));
		const met = under.filter(
			({ bounds }) => points.filter((point) => isIn(bounds, point)).length >= part * COLUMNS * ROWS,
		);
		return met.map((each) => [words, each] as const);
	});
}

function wordsOf(calendar: CalendarElement, shaper: TextShaper): readonly SetWords[] {
	const known = remembered.get(calendar);
	if (known?.shaper === shaper) return known.words;
	const words = calendarWords(calendar, shaper);
	remembered.set(calendar, { shaper, words });
	return words;
}

function meets(one: Bounds, other: Bounds): boolean {
	return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}

function isIn({ left, top, right, bottom }: Bounds, [x, y]: Point): boolean {
	return x >= left && x <= right && y >= top && y <= bottom;
}

function pointsOver({ left, top, right, bottom }: Bounds): readonly Point[] {
	return Array.from({ length: COLUMNS * ROWS }, (_, index): Point => {
		const across = ((index % COLUMNS) + 0.5) / COLUMNS;
		const down = (Math.floor(index / COLUMNS) + 0.5) / ROWS;
		return [left + across * (right - left), top + down * (bottom - top)];
	});
}
