import { apply, invert, type Point } from "#design/geometry/matrix.ts";
import type { ShapedLine, TextCell } from "#design/text-shaping.ts";

/** Lines on a curve are told as they would stand straight; from there to where they stand. */
export function bentPoint(line: ShapedLine, point: Point): Point {
	const matrix = nearestCell(line, point)?.matrix;
	return matrix ? apply(matrix, point) : point;
}

/** The other way; undefined where none of its letters stand. */
export function straightPoint(line: ShapedLine, point: Point): Point | undefined {
	if (!isBent(line)) return point;
	for (const { matrix, left, right } of line.cells) {
		const straight = matrix && apply(invert(matrix), point);
		if (straight && straight[0] >= left && straight[0] <= right) return straight;
	}
	return undefined;
}

export function isBent({ cells, matrix }: ShapedLine): boolean {
	return matrix !== undefined || cells[0]?.matrix !== undefined;
}

export function nearestCell({ cells }: ShapedLine, [x]: Point): TextCell | undefined {
	let nearest: TextCell | undefined;
	let distance = Number.POSITIVE_INFINITY;
	for (const cell of cells) {
		const away = Math.max(0, cell.left - x, x - cell.right);
		if (away < distance) {
			distance = away;
			nearest = cell;
		}
	}
	return nearest;
}
