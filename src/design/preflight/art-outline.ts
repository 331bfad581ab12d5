import type { Millimetres } from "#core/units.ts";
import type { Box, ClipArtElement, LeafElement, PhotoElement, ShapeElement, SideFormat } from "#design/document.ts";
import { clipArtPaths } from "#design/elements/clip-art/clip-art-layout.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { formPath } from "#design/elements/shape/shape-layout.ts";
import { type Bounds, type Span, unitedSpan } from "#design/geometry/bounds.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { type Line, linesOfPath } from "#design/geometry/path-inside.ts";
import { wholeBox } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";

export type Art = PhotoElement | ShapeElement | ClipArtElement;
/** `reach`: how far ink goes beyond it. */
type Outline = { readonly path: string; readonly reach: Millimetres };

/** How far across the side something is printed, up to the bleed's edge; null: nowhere. */
export function printedSpan(element: LeafElement, side: SideFormat, shaper: TextShaper): Span | null {
	const span = spanOf(element, side, shaper);
	const left = Math.max(-side.bleed, span?.left ?? 0);
	const right = Math.min(side.width + side.bleed, span?.right ?? 0);
	return span && right > left ? { left, right } : null;
}

/** The same beyond the side's left and right edge too; what lies above or below the side is never printed. */
export function outlineSpan(art: Art, side: SideFormat): Span | null {
	return spanOfAll(outlinesOf(art).map(({ path, reach }) => spanOfPath(art, path, reach, side)));
}

function spanOf(element: LeafElement, side: SideFormat, shaper: TextShaper): Span | null {
	switch (element.kind) {
		case "background":
			return null;
		case "photo":
		case "shape":
		case "clip-art":
			return outlineSpan(element, side);
		case "text": {
			const printed = printedBounds(element, shaper.shape(element));
			return printed ? spanOfPath(element, rectangle(printed), 0, side) : null;
		}
		case "calendar":
		case "qr":
			return spanOfPath(element, rectangle(wholeBox(element)), 0, side);
	}
}

function spanOfPath(box: Box, path: string, reach: Millimetres, { height, bleed }: SideFormat): Span | null {
	const matrix = boxMatrix(box);
	const [top, bottom] = [-bleed - reach, height + bleed + reach];
	const lines = linesOfPath(path).map(([from, to]): Line => [apply(matrix, from), apply(matrix, to)]);
	const xs = lines.flatMap((line) => acrossWithin(line, top, bottom));
	if (xs.length === 0) return null;
	return {
		left: xs.reduce((one, x) => Math.min(one, x)) - reach,
		right: xs.reduce((one, x) => Math.max(one, x)) + reach,
	};
}

function spanOfAll(spans: readonly (Span | null)[]): Span | null {
	return unitedSpan(spans.filter((span) => span !== null)) ?? null;
}

/** Half of a stroke lies outside; a photo's border lies within. */
function outlinesOf(art: Art): readonly Outline[] {
	switch (art.kind) {
		case "photo":
			return [{ path: maskPath(art), reach: 0 }];
		case "shape":
			if (art.form === "line") return [{ path: drawnLine(art), reach: 0 }];
			return [{ path: formPath(art), reach: (art.stroke?.width ?? 0) / 2 }];
		case "clip-art":
			return clipArtPaths(art).map(({ node }) => ({ path: node.d, reach: (node.stroke?.width ?? 0) / 2 }));
	}
}

function rectangle({ left, top, right, bottom }: Bounds): string {
	return `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
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
