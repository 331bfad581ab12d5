import type { Millimetres } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { bentPoint, straightPoint } from "#design/elements/text/bent-lines.ts";
import { apply, boxMatrix, invert, type Point } from "#design/geometry/matrix.ts";
import { ASCENT } from "#design/preflight/text-fit.ts";
import type { ShapedLine, TextShaper } from "#design/text-shaping.ts";

const COLUMNS = 12;
const ROWS = 4;

/** Places on the page over all of a text's letters, without their tails. */
export function pointsOn(text: TextElement, shaper: TextShaper): readonly Point[] {
	const matrix = boxMatrix(text);
	const points = linesOf(text, shaper).flatMap((line) => pointsOver(line, line.size ?? text.size));
	return points.map((point) => apply(matrix, point));
}

/** Whether a place on the page is on its letters. */
export function lettersAt(text: TextElement, shaper: TextShaper): (point: Point) => boolean {
	const lines = linesOf(text, shaper);
	const own = invert(boxMatrix(text));
	return (point) => {
		const place = apply(own, point);
		return lines.some((line) => isOnLetters(line, place, line.size ?? text.size));
	};
}

function linesOf(text: TextElement, shaper: TextShaper): readonly ShapedLine[] {
	return shaper.shape(text).lines.filter(({ width }) => width > 0);
}

function isOnLetters(line: ShapedLine, point: Point, size: Millimetres): boolean {
	const [x, y] = straightPoint(line, point) ?? [Number.NaN, 0];
	return x >= line.x && x <= line.x + line.width && y >= line.baseline - ASCENT * size && y <= line.baseline;
}

function pointsOver(line: ShapedLine, size: Millimetres): readonly Point[] {
	const { x, width, baseline } = line;
	return Array.from({ length: COLUMNS * ROWS }, (_, index): Point => {
		const down = (Math.floor(index / COLUMNS) + 0.5) / ROWS;
		return bentPoint(line, [x + (width * ((index % COLUMNS) + 0.5)) / COLUMNS, baseline - (1 - down) * ASCENT * size]);
	});
}
