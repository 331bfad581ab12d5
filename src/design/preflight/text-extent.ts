import type { SideFormat, TextElement } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { convexHull } from "#design/geometry/convex-hull.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { parsePath } from "#design/geometry/path-bounds.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import { cornersOf } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import type { ShapedText, TextShaper } from "#design/text-shaping.ts";

const remembered = new WeakMap<ShapedText["outlines"], readonly Point[]>();
/** A circle of radius 1 lies within. */
const AROUND = Array.from({ length: 8 }, (_, index): Point => {
	const angle = (index * Math.PI) / 4;
	return [Math.cos(angle) / Math.cos(Math.PI / 8), Math.sin(angle) / Math.cos(Math.PI / 8)];
});

/**
 * Points of the page between which all that is printed of a text lies: corners around its lines and, where these leave
 * the safe zone of a side that is cut to a shape, its letters themselves.
 */
export function textExtent(text: TextElement, side: SideFormat, shaper: TextShaper): readonly Point[] {
	const shaped = shaper.shape(text);
	const printed = printedBounds(text, shaped);
	if (!printed) return [];
	const corners = cornersOf(text, printed);
	if (!side.cut || overhangOf(corners, side, side.safe) <= 0) return corners;
	const letters = lettersOf(shaped);
	const matrix = boxMatrix(text);
	return letters.length > 0 ? withEffects(letters, text).map((point) => apply(matrix, point)) : corners;
}

/** Handles of curves lie outside of them. */
function lettersOf({ outlines, pictures }: ShapedText): readonly Point[] {
	const known = remembered.get(outlines);
	if (known) return known;
	const points = outlines.flatMap(parsePath).flatMap(({ points }) => pairs(points));
	const emoji = pictures.flatMap(({ matrix, children }) => edges(displayBounds(children, matrix)));
	const hull = convexHull([...points, ...emoji]);
	remembered.set(outlines, hull);
	return hull;
}

function withEffects(letters: readonly Point[], { outline, shadow }: TextElement): readonly Point[] {
	const rim = outline
		? letters.flatMap(([x, y]) => AROUND.map(([dx, dy]): Point => [x + dx * outline.width, y + dy * outline.width]))
		: letters;
	if (!shadow || shadow.opacity === 0) return rim;
	return [...rim, ...rim.map(([x, y]): Point => [x + shadow.x, y + shadow.y])];
}

function pairs(numbers: readonly number[]): readonly Point[] {
	return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1]!] as const] : []));
}

function edges(bounds: Bounds | undefined): readonly Point[] {
	if (!bounds) return [];
	const { left, top, right, bottom } = bounds;
	return [
		[left, top],
		[right, top],
		[right, bottom],
		[left, bottom],
	];
}
