import { contrast } from "#design/contrast.ts";
import type { TextElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { bentPoint, straightPoint } from "#design/elements/text/bent-lines.ts";
import { apply, boxMatrix, invert, type Point } from "#design/geometry/matrix.ts";
import { HARD_TO_READ } from "#design/preflight/readability.ts";
import { ASCENT } from "#design/preflight/text-fit.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { ShapedLine, TextShaper } from "#design/text-shaping.ts";

/** Of the smaller text's letters, without their tails: lines may be set close. */
const PART_COVERED = 0.15;
/** So much larger letters are a picture behind the words, if their tone is another. */
const MUCH_LARGER = 3;
const COLUMNS = 12;
const ROWS = 4;

type Remembered = { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] };
const remembered = new WeakMap<TextElement, Remembered>();

/** Words over words. A name across a much larger number of another tone is told apart; the same words twice are a shadow. */
export function checkTextOverlap(text: TextElement, side: FlatSide, shaper: TextShaper): readonly Finding[] {
	const below = textsBelow(text, side).filter((other) => !isPicture(text, other));
	if (below.length === 0 || text.opacity === 0) return [];
	const asked = [shaper, ...below];
	const known = remembered.get(text);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const covered = below.filter((other) => overlap(text, other, shaper) >= PART_COVERED);
	const severity = covered.some((other) => isAlike(text, other)) ? "red" : "yellow";
	const findings: readonly Finding[] = covered.length > 0 ? [{ code: "over-text", severity, figures: {} }] : [];
	remembered.set(text, { asked, findings });
	return findings;
}

function isAlike(one: TextElement, other: TextElement): boolean {
	return contrast(one.color, other.color) < HARD_TO_READ;
}

function isPicture(text: TextElement, other: TextElement): boolean {
	return !isAlike(text, other) && Math.max(text.size / other.size, other.size / text.size) >= MUCH_LARGER;
}

function textsBelow(text: TextElement, { elements }: FlatSide): readonly TextElement[] {
	const place = elements.findIndex(({ id }) => id === text.id);
	return elements
		.slice(0, place)
		.filter((other) => other.kind === "text")
		.filter((other) => other.opacity > 0 && other.text.trim() !== text.text.trim());
}

function overlap(one: TextElement, two: TextElement, shaper: TextShaper): number {
	return Math.max(partOn(one, two, shaper), partOn(two, one, shaper));
}

/** How much of the letters of the one stands where the other has letters. */
function partOn(one: TextElement, two: TextElement, shaper: TextShaper): number {
	const points = linesOf(one, shaper).flatMap((line) => pointsOver(line, line.size ?? one.size));
	const lines = linesOf(two, shaper);
	const own = invert(boxMatrix(two));
	const matrix = boxMatrix(one);
	const within = points.filter((point) => {
		const place = apply(own, apply(matrix, point));
		return lines.some((line) => isOnLetters(line, place, line.size ?? two.size));
	});
	return within.length / Math.max(1, points.length);
}

function linesOf(text: TextElement, shaper: TextShaper): readonly ShapedLine[] {
	return shaper.shape(text).lines.filter(({ width }) => width > 0);
}

function isOnLetters(line: ShapedLine, point: Point, size: number): boolean {
	const [x, y] = straightPoint(line, point) ?? [Number.NaN, 0];
	return x >= line.x && x <= line.x + line.width && y >= line.baseline - ASCENT * size && y <= line.baseline;
}

function pointsOver(line: ShapedLine, size: number): readonly Point[] {
	const { x, width, baseline } = line;
	return Array.from({ length: COLUMNS * ROWS }, (_, index): Point => {
		const down = (Math.floor(index / COLUMNS) + 0.5) / ROWS;
		return bentPoint(line, [x + (width * ((index % COLUMNS) + 0.5)) / COLUMNS, baseline - (1 - down) * ASCENT * size]);
	});
}
