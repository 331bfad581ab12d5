import type { Millimetres } from "#core/units.ts";
import type { Box, TextElement } from "#design/document.ts";
import { type Bounds, unitedBounds } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { cornersOf, wholeBox } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import type { PlacedElement } from "./boxes.ts";

type Ink = { readonly bounds: Bounds | undefined };
const inks = new WeakMap<TextShaper, WeakMap<TextElement, Ink>>();

/** A text's own box and all that is printed of its words, with so much air around: a line along it crosses no accent. */
export function boxAroundInk(element: PlacedElement, shaper: TextShaper, air: Millimetres): Box {
	if (element.kind !== "text") return element;
	return grownBox(partOf(element, unitedBounds(wholeBox(element), inkOf(element, shaper)) ?? wholeBox(element)), air);
}

/** The letters of a text without the room beside them. */
export function inkBox(element: PlacedElement, shaper: TextShaper): Box {
	const ink = element.kind === "text" && inkOf(element, shaper);
	return ink ? partOf(element, ink) : element;
}

export function grownBox({ x, y, width, height, rotation }: Box, by: Millimetres): Box {
	return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by, rotation };
}

/** The corners, of those of what is seen of it, that lie farthest to the right and the top, and to the right and the bottom. */
export function rightCorners(element: PlacedElement, shaper: TextShaper): readonly [upper: Point, lower: Point] {
	const seen = (element.kind === "text" && inkOf(element, shaper)) || wholeBox(element);
	const corners = cornersOf(element, seen);
	const farthest = (down: 1 | -1) =>
		corners.reduce((best, point) => (point[0] + down * point[1] > best[0] + down * best[1] ? point : best));
	return [farthest(-1), farthest(1)];
}

/** A line is drawn around all that a marquee holds with each move of the pointer: none is shaped twice for it. */
function inkOf(text: TextElement, shaper: TextShaper): Bounds | undefined {
	const known = inks.get(shaper) ?? new WeakMap<TextElement, Ink>();
	const ink = known.get(text) ?? { bounds: printedBounds(text, shaper.shape(text)) };
	inks.set(shaper, known.set(text, ink));
	return ink.bounds;
}

/** A part of a turned box as a box. */
function partOf(box: Box, { left, top, right, bottom }: Bounds): Box {
	const [x, y] = apply(boxMatrix(box), [(left + right) / 2, (top + bottom) / 2]);
	const [width, height] = [right - left, bottom - top];
	return { x: x - width / 2, y: y - height / 2, width, height, rotation: box.rotation };
}
