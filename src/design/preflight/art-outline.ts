import type { Millimetres } from "#core/units.ts";
import type { LeafElement, ShapeElement, SideFormat } from "#design/document.ts";
import { clipArtPaths } from "#design/elements/clip-art/clip-art-layout.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { formPath } from "#design/elements/shape/shape-layout.ts";
import type { Span } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { type Line, linesOfPath } from "#design/geometry/path-inside.ts";
import { roundedRectangle } from "#design/geometry/paths.ts";

type PlacedLeaf = Exclude<LeafElement, { kind: "background" }>;

/** How far across the side its outline reaches where it is printed, up to the bleed's edge; null: nowhere. */
export function printedSpan(element: LeafElement, side: SideFormat): Span | null {
	const span = element.kind === "background" ? null : outlineSpan(element, side);
	const left = Math.max(-side.bleed, span?.left ?? 0);
	const right = Math.min(side.width + side.bleed, span?.right ?? 0);
	return span && right > left ? { left, right } : null;
}

/** The same beyond the side's left and right edge too; what lies above or below the side is never printed. */
export function outlineSpan(element: PlacedLeaf, { height, bleed }: SideFormat): Span | null {
	const xs = outlineOf(element).flatMap((line) => acrossWithin(line, -bleed, height + bleed));
	if (xs.length === 0) return null;
	return { left: xs.reduce((one, x) => Math.min(one, x)), right: xs.reduce((one, x) => Math.max(one, x)) };
}

function outlineOf(element: PlacedLeaf): readonly Line[] {
	const matrix = boxMatrix(element);
	const onPage = (point: Point) => apply(matrix, point);
	return ownPaths(element)
		.flatMap(linesOfPath)
		.map(([from, to]) => [onPage(from), onPage(to)]);
}

function ownPaths(element: PlacedLeaf): readonly string[] {
	switch (element.kind) {
		case "photo":
			return [maskPath(element)];
		case "shape":
			return [element.form === "line" ? drawnLine(element) : formPath(element)];
		case "clip-art":
			return clipArtPaths(element).map(({ node }) => node.d);
		default:
			return [roundedRectangle(element.width, element.height, 0)];
	}
}

/** As thick as it is drawn, whatever its box. */
function drawnLine({ width, height, stroke }: ShapeElement): string {
	const [above, below] = [-1, 1].map((way) => (height + way * (stroke?.width ?? 0)) / 2);
	return `M0 ${above}L${width} ${above}L${width} ${below}L0 ${below}Z`;
}

/** Where the part of a line between two heights begins and ends. */
function acrossWithin([[fromX, fromY], [toX, toY]]: Line, top: Millimetres, bottom: Millimetres): readonly number[] {
	if (Math.max(fromY, toY) < top || Math.min(fromY, toY) > bottom) return [];
	if (fromY === toY) return [fromX, toX];
	const at = (y: number) => fromX + ((Math.min(bottom, Math.max(top, y)) - fromY) / (toY - fromY)) * (toX - fromX);
	return [at(fromY), at(toY)];
}
