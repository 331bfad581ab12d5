import type { Box, DesignElement, LeafElement, SideFormat } from "#design/document.ts";
import { apply, boxMatrix, invert, type Point } from "#design/geometry/matrix.ts";
import { sideArea } from "#design/geometry/side-area.ts";

/** The upright rectangle around a turned box. */
export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
/** What has a box of its own. */
export type PlacedElement = Exclude<LeafElement, { kind: "background" }>;

export function isPlaced(element: DesignElement | undefined): element is PlacedElement {
	return element !== undefined && element.kind !== "background" && element.kind !== "group";
}

/** Its width and height change one without the other. */
export function hasOwnHeight({ kind }: DesignElement): boolean {
	return kind === "shape" || kind === "calendar";
}

export function corners(box: Box): readonly [Point, Point, Point, Point] {
	const matrix = boxMatrix(box);
	return [
		apply(matrix, [0, 0]),
		apply(matrix, [box.width, 0]),
		apply(matrix, [box.width, box.height]),
		apply(matrix, [0, box.height]),
	];
}

export function boundsOf(box: Box): Bounds {
	const points = corners(box);
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Past the bleed, where nothing is printed. */
export function sticksOut(box: Box, side: SideFormat): boolean {
	const { x, y, width, height } = sideArea(side, "bleed");
	const { left, top, right, bottom } = boundsOf(box);
	return left < x || top < y || right > x + width || bottom > y + height;
}

export function centreOf(box: Box): Point {
	return [box.x + box.width / 2, box.y + box.height / 2];
}

export function toOwn(box: Box, point: Point): Point {
	return apply(invert(boxMatrix(box)), point);
}
