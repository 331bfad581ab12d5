import type { DisplayList, DisplayNode } from "#design/display-list.ts";
import { type Bounds, transformBounds, unitedBounds } from "#design/geometry/bounds.ts";
import { IDENTITY, type Matrix, multiply } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";

/** A miter's tip is at most this many half stroke widths away from the path. */
const MITER_LIMIT = 10;

/** A box around everything that the list paints, after `matrix`; undefined if it paints nothing. */
export function displayBounds(display: DisplayList, matrix: Matrix = IDENTITY): Bounds | undefined {
	return display.map((node) => nodeBounds(node, matrix)).reduce<Bounds | undefined>(unitedBounds, undefined);
}

function nodeBounds(node: DisplayNode, matrix: Matrix): Bounds | undefined {
	switch (node.type) {
		case "group": {
			const inner = node.matrix ? multiply(matrix, node.matrix) : matrix;
			return displayBounds(node.children, inner);
		}
		case "path": {
			const around = ((node.stroke?.width ?? 0) / 2) * (node.stroke?.join === "round" ? 1 : MITER_LIMIT);
			const bounds = pathBounds(node.d);
			return bounds && transformBounds(widened(bounds, around), matrix);
		}
		case "image": {
			const { x, y, width, height } = node.box;
			return transformBounds({ left: x, top: y, right: x + width, bottom: y + height }, matrix);
		}
	}
}

function widened({ left, top, right, bottom }: Bounds, around: number): Bounds {
	return { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
}
