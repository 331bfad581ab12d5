import type { Millimetres } from "#core/units.ts";
import type { Box, ClipArtElement, LeafElement, PhotoElement, ShapeElement, SideFormat } from "#design/document.ts";
import { clipArtPaths } from "#design/elements/clip-art/clip-art-layout.ts";
import { maskPath } from "#design/elements/photo/mask.ts";
import { formPath } from "#design/elements/shape/shape-layout.ts";
import { type Bounds, type Span, unitedSpan } from "#design/geometry/bounds.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { type Line, linesOfPath } from "#design/geometry/path-inside.ts";
import { clearanceOf } from "#design/geometry/side-openings.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import { checkSwallowed } from "#design/preflight/openings.ts";
import { checkOnPage, cornersOf, OUTSIDE_PAGE, pageBounds, wholeBox } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import {
	meetsPiece,
	pointsOf,
	spanOfOutline,
	type TurnedOutline,
	turnedOutline,
} from "#design/preflight/turned-outline.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

export type Art = PhotoElement | ShapeElement | ClipArtElement;
/** `reach`: how far ink goes beyond it. */
type Outline = { readonly path: string; readonly reach: Millimetres };
type Turned = { readonly turned: TurnedOutline; readonly reach: Millimetres };

/** Less of an edge or a tip is missed by nobody. */
const MOST_CUT: Millimetres = 0.5;
const TOLERANCE: Millimetres = 0.01;
/** Sizes and ways to turn one graphic. */
const LOOKS = 8;
const remembered = new WeakMap<ClipArtElement["paths"], Map<string, readonly Turned[]>>();

/** How far across the side something is printed, up to the bleed's edge; null: nowhere. */
export function printedSpan(element: LeafElement, side: SideFormat, shaper: TextShaper): Span | null {
	const span = spanOf(element, side, shaper);
	const left = Math.max(-side.bleed, span?.left ?? 0);
	const right = Math.min(side.width + side.bleed, span?.right ?? 0);
	return span && right > left ? { left, right } : null;
}

/** The same beyond the side's left and right edge too; what lies above or below the side is never printed. */
export function outlineSpan(art: Art, side: SideFormat): Span | null {
	const spans = turnedOutlines(art).map(({ turned, reach }) => spanOfOutline(turned, art, reach, side));
	return unitedSpan(spans.filter((span) => span !== null));
}

/** By its own form or turned box, which may lie off the piece or within an opening where the rectangle around it does not. */
export function checkArtOnPage(art: Art, part: Bounds, side: SideFormat): readonly Finding[] {
	const lost = checkOnPage(pageBounds(art, part), side);
	if (lost.length > 0) return lost;
	const frames = () => framesOf(art, part).map(({ path, reach }) => ({ turned: turnedOutline(path, art), reach }));
	if (side.cut && overhangOf(cornersOf(art, part), side, 0) > 0) {
		const isSeen = frames().some(({ turned, reach }) => meetsPiece(turned, art, reach, side));
		if (!isSeen) return [OUTSIDE_PAGE];
	}
	if (!side.openings?.length || art.opacity === 0) return [];
	return frames().flatMap(({ turned, reach }) => checkSwallowed(pointsOf(turned, art), reach, side));
}

/** A picture that ends in an opening. What lies all around one is a ground, and so are graphics that run off the edge. */
export function checkArtCut(art: PhotoElement | ClipArtElement, side: SideFormat): readonly Finding[] {
	if (!side.openings?.length || art.opacity === 0 || (art.kind === "photo" && !art.picture)) return [];
	if (art.kind === "clip-art" && overhangOf(cornersOf(art, wholeBox(art)), side, 0) > -TOLERANCE) return [];
	const matrix = boxMatrix(art);
	const isCut = outlinesOf(art).some(({ path }) => {
		const lines = linesOfPath(path).map(([from, to]): Line => [apply(matrix, from), apply(matrix, to)]);
		return side.openings?.some((opening) => clearanceOf(lines, opening) < -MOST_CUT);
	});
	return isCut ? [{ code: "cut-by-opening", severity: "yellow", figures: {} }] : [];
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
			return printed ? spanOfRectangle(element, printed, side) : null;
		}
		case "calendar":
		case "qr":
			return spanOfRectangle(element, wholeBox(element), side);
	}
}

function spanOfRectangle(box: Box, bounds: Bounds, side: SideFormat): Span | null {
	return spanOfOutline(turnedOutline(rectangle(bounds), box), box, 0, side);
}

/** Graphics are often drawn into a part of their boxes on purpose. */
function framesOf(art: Art, part: Bounds): readonly Outline[] {
	return art.kind === "clip-art" ? [{ path: rectangle(part), reach: 0 }] : outlinesOf(art);
}

/** Those of graphics are long: copies and moved ones, which share their paths, are not followed again. */
function turnedOutlines(art: Art): readonly Turned[] {
	if (art.kind !== "clip-art") return turn(art);
	const { paths, width, height, rotation, flipX, flipY } = art;
	const looks = remembered.get(paths) ?? new Map<string, readonly Turned[]>();
	remembered.set(paths, looks);
	const look = [width, height, rotation, flipX, flipY].join();
	const outlines = looks.get(look) ?? turn(art);
	looks.set(look, outlines);
	if (looks.size > LOOKS) looks.delete(looks.keys().next().value ?? "");
	return outlines;
}

function turn(art: Art): readonly Turned[] {
	return outlinesOf(art).map(({ path, reach }) => ({ turned: turnedOutline(path, art), reach }));
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
