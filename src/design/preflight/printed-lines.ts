import type { Millimetres } from "#core/units.ts";
import type { CalendarElement, LeafElement, QrElement, TextElement } from "#design/document.ts";
import { withEffects } from "#design/elements/text/text-effects.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { apply, boxMatrix, invert, type Point } from "#design/geometry/matrix.ts";
import { insideOfPath, type Line, linesOfPath } from "#design/geometry/path-inside.ts";
import { squareIn } from "#design/geometry/square-in.ts";
import { cornersOf, wholeBox } from "#design/preflight/placement.ts";
import type { ShapedText, TextShaper } from "#design/text-shaping.ts";

/** What is read of a side, by people or by phones. */
export type ReadElement = TextElement | QrElement | CalendarElement;

export function isRead(element: LeafElement): element is ReadElement {
	return element.kind === "text" || element.kind === "qr" || element.kind === "calendar";
}

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

/** Boxes of its coloured emoji, in the text's own millimetres. */
export function emojiOf({ pictures }: ShapedText): readonly Bounds[] {
	return pictures.flatMap(({ matrix, children }) => displayBounds(children, matrix) ?? []);
}

function letterLines(text: TextElement, shaper: TextShaper): PrintedLines {
	const shaped = shaper.shape(text);
	const { outlines } = shaped;
	const matrix = boxMatrix(text);
	const own = invert(matrix);
	const emoji = linesAround(emojiOf(shaped).map((box) => cornersOf(text, withEffects(box, { shadow: text.shadow }))));
	const letters = outlines.flatMap(linesOfPath);
	const onPage = (dx: Millimetres, dy: Millimetres) =>
		letters.map((line) => line.map(([x, y]) => apply(matrix, [x + dx, y + dy])) as unknown as Line);
	const shadow = text.shadow?.opacity ? text.shadow : undefined;
	const isInside = insideOfPath(outlines.join(""));
	const isLetter = ([x, y]: Point) => isInside([x, y]) || (!!shadow && isInside([x - shadow.x, y - shadow.y]));
	return {
		lines: [...onPage(0, 0), ...(shadow ? onPage(shadow.x, shadow.y) : []), ...emoji.lines],
		rim: text.outline?.width ?? 0,
		covers: (point) => isLetter(apply(own, point)) || emoji.covers(point),
	};
}
