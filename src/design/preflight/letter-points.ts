import type { Millimetres } from "#core/units.ts";
import type { CalendarElement, TextElement } from "#design/document.ts";
import { calendarWords, type SetWords } from "#design/elements/calendar/calendar-words.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { linesOfPath } from "#design/geometry/path-inside.ts";
import { emojiOf } from "#design/preflight/printed-lines.ts";
import type { ShapedText, TextShaper } from "#design/text-shaping.ts";

/** A letter by points spread over its outlines, in the text's own millimetres. */
export type LetterPoints = {
	readonly points: readonly Point[];
	/** How many of them lie on its outer edge: the first ones. */
	readonly outer: number;
	/** Of its outlines. */
	readonly length: Millimetres;
	readonly bounds: Bounds;
};

const MOST_POINTS = 16;
const LEAST_POINTS = 6;
/** Of a text; a long one has fewer to a letter. */
const POINTS = 1600;

const POINTS_OF_NUMBER = 8;
/** Of the size of a calendar's words: smaller ones are dots and accents. */
const SMALL = 0.3;

type Lines = readonly (readonly LetterPoints[])[];

/** A shaper forgets texts soon; a text that is only moved is another one of the same shape. */
const knownOf = new WeakMap<TextElement | CalendarElement, { readonly shaper: TextShaper; readonly lines: Lines }>();
const knownOfShape = new WeakMap<ShapedText, Lines>();
const knownOfWords = new WeakMap<SetWords["outlines"], readonly LetterPoints[]>();

/**
 * Of each line, and of each colour in it, its letters; an emoji in colours is a line of its own, and so is each name and
 * number of a calendar.
 */
export function letterPoints(words: TextElement | CalendarElement, shaper: TextShaper): Lines {
	const known = knownOf.get(words);
	if (known?.shaper === shaper) return known.lines;
	const lines = words.kind === "text" ? linesOfText(words, shaper) : calendarWords(words, shaper).map(setLetters);
	knownOf.set(words, { shaper, lines });
	return lines;
}

function linesOfText(text: TextElement, shaper: TextShaper): Lines {
	const shaped = shaper.shape(text);
	const lines = knownOfShape.get(shaped) ?? pointsOf(shaped);
	knownOfShape.set(shaped, lines);
	return lines;
}

/** The same numbers stand in every month: only their places are others. */
function setLetters({ outlines, scale, x, y, size }: SetWords): readonly LetterPoints[] {
	const letters = knownOfWords.get(outlines) ?? lettersOf(contoursOf(outlines, POINTS_OF_NUMBER));
	knownOfWords.set(outlines, letters);
	return letters
		.filter(({ bounds }) => extentOf(bounds) * scale >= size * SMALL)
		.map(({ points, outer, length, bounds: { left, top, right, bottom } }) => ({
			outer,
			points: points.map(([across, down]): Point => [x + across * scale, y + down * scale]),
			length: length * scale,
			bounds: { left: x + left * scale, top: y + top * scale, right: x + right * scale, bottom: y + bottom * scale },
		}));
}

function contoursOf(outlines: readonly string[], count: number): readonly LetterPoints[] {
	return outlines.flatMap((outline) => outline.match(/M[^M]*/g) ?? []).flatMap((d) => outlinePoints(d, count));
}

function pointsOf(shaped: ShapedText): Lines {
	const lines = shaped.outlines.map((outline) => outline.match(/M[^M]*/g) ?? []);
	const count = lines.reduce((sum, { length }) => sum + length, 0);
	const each = Math.min(MOST_POINTS, Math.max(LEAST_POINTS, Math.round(POINTS / Math.max(1, count))));
	const emoji = emojiOf(shaped).map(({ left, top, right, bottom }) => [
		`M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`,
	]);
	return [...lines, ...emoji].map((outlines) => lettersOf(outlines.flatMap((d) => outlinePoints(d, each))));
}

/** What is inside of an outline, as in an O, belongs to it. */
function lettersOf(outlines: readonly LetterPoints[]): readonly LetterPoints[] {
	const letters: LetterPoints[] = [];
	for (const outline of outlines.toSorted((one, other) => extentOf(other.bounds) - extentOf(one.bounds))) {
		const at = letters.findIndex(({ bounds }) => isWithin(outline.bounds, bounds));
		const letter = letters[at];
		if (!letter) letters.push(outline);
		else {
			const points = [...letter.points, ...outline.points];
			letters[at] = { ...letter, points, length: letter.length + outline.length };
		}
	}
	return letters;
}

export function extentOf({ left, top, right, bottom }: Bounds): Millimetres {
	return Math.max(right - left, bottom - top);
}

function isWithin(inner: Bounds, outer: Bounds): boolean {
	const isBeside = inner.left < outer.left || inner.right > outer.right;
	return !isBeside && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/** At even distances. */
function outlinePoints(d: string, count: number): readonly LetterPoints[] {
	const lines = linesOfPath(d);
	const lengths = lines.map(([[fromX, fromY], [toX, toY]]) => Math.hypot(toX - fromX, toY - fromY));
	const length = lengths.reduce((sum, each) => sum + each, 0);
	if (length === 0) return [];
	const points: Point[] = [];
	let passed = 0;
	for (const [index, [[fromX, fromY], [toX, toY]]] of lines.entries()) {
		const own = lengths[index]!;
		for (; points.length < count; ) {
			const part = (((points.length + 0.5) / count) * length - passed) / own;
			if (!(part <= 1)) break;
			points.push([fromX + part * (toX - fromX), fromY + part * (toY - fromY)]);
		}
		passed += own;
	}
	const [xs, ys] = [lines.map(([[x]]) => x), lines.map(([[, y]]) => y)];
	const bounds = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
	return [{ points, outer: points.length, length, bounds }];
}
