import type { DisplayList, DisplayNode } from "#design/display-list.ts";
import { convexHull } from "#design/geometry/convex-hull.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { apply, IDENTITY, type Matrix, multiply, type Point } from "#design/geometry/matrix.ts";
import { outermostPoints } from "#design/geometry/outermost-points.ts";

const known = new WeakMap<DisplayList, readonly Point[]>();

/** All that the list paints lies between them: its shapes by their outlines, whatever else by a box around it. */
export function displayPoints(display: DisplayList): readonly Point[] {
	const points = known.get(display) ?? convexHull(display.flatMap((node) => pointsOf(node, IDENTITY)));
	known.set(display, points);
	return points;
}

function pointsOf(node: DisplayNode, matrix: Matrix): readonly Point[] {
	if (node.type === "path" && !node.stroke) return outermostPoints(node.d).map((point) => apply(matrix, point));
	if (node.type === "group" && node.clip === undefined && !node.shadow) {
		const inner = node.matrix ? multiply(matrix, node.matrix) : matrix;
		return node.children.flatMap((child) => pointsOf(child, inner));
	}
	const bounds = displayBounds([node], matrix);
	if (!bounds) return [];
	const { left, top, right, bottom } = bounds;
	return [
		[left, top],
		[right, top],
		[right, bottom],
		[left, bottom],
	];
}
