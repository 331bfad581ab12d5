import type { Millimetres } from "#core/units.ts";
import type { CalendarElement, QrElement, TextElement } from "#design/document.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { apply, boxMatrix, invert, type Point } from "#design/geometry/matrix.ts";
import { insideOfPath, type Line, linesOfPath } from "#design/geometry/path-inside.ts";
import { squareIn } from "#design/geometry/square-in.ts";
import { cornersOf, wholeBox } from "#design/preflight/placement.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** What is read of a side. */
export type ReadElement = TextElement | QrElement | CalendarElement;

/** The edges of what is printed of an element, on its page. */
export type PrintedLines = {
	readonly lines: readonly Line[];
	/** Drawn around them. */
	readonly rim: Millimetres;
	covers(point: Point): boolean;
};

/** Of a text its letters with their shadow and coloured emoji, of a code its square, of a calendar its box. */
export function printedLines(element: ReadElement, shaper: TextShaper): PrintedLines {
	if (element.kind === "calendar") return linesAround([cornersOf(element, wholeBox(element))]);
	if (element.kind === "text") return letterLines(element, shaper);
	const { x, y, size } = squareIn(element);
	return linesAround([cornersOf(element, { left: x, top: y, right: x + size, bottom: y + size })]);
}

/** Of some convex things by their corners. */
export function linesAround(things: readonly (readonly Point[])[]): PrintedLines {
	const closed = things.map((corners) => corners.map((to, index): Line => [corners.at(index - 1)!, to]));
	return {
		lines: closed.flat(),
		rim: 0,
		covers: ([x, y]) =>
			closed.some((lines) => {
				const ways = lines.map(([[fromX, fromY], [toX, toY]]) =>
					Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)),
				);
				return ways.every((way) => way > 0) || ways.every((way) => way < 0);
			}),
	};
}

function letterLines(text: TextElement, shaper: TextShaper): PrintedLines {
	const { outlines, pictures } = shaper.shape(text);
	const matrix = boxMatrix(text);
	const own = invert(matrix);
	const emoji = linesAround(
		pictures.flatMap(({ matrix: placed, children }) => {
			const bounds = displayBounds(children, placed);
			return bounds ? [cornersOf(text, bounds)] : [];
		}),
	);
	const letters = outlines.flatMap(linesOfPath);
	const onPage = (dx: Millimetres, dy: Millimetres) =>
		letters.map((line) => line.map(([x, y]) => apply(matrix, [x + dx, y + dy])) as unknown as Line);
	const shadow = text.shadow?.opacity ? onPage(text.shadow.x, text.shadow.y) : [];
	const isInside = insideOfPath(outlines.join(""));
	return {
		lines: [...onPage(0, 0), ...shadow, ...emoji.lines],
		rim: text.outline?.width ?? 0,
		covers: (point) => isInside(apply(own, point)) || emoji.covers(point),
	};
}
