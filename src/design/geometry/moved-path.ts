import { apply, type Matrix } from "#design/geometry/matrix.ts";
import { parsePath } from "#design/geometry/path-bounds.ts";

/** The path where a matrix takes it; to a thousandth of a millimetre, as all paths are. */
export function movedPath(d: string, matrix: Matrix): string {
	return parsePath(d)
		.map(
			({ command, points }) =>
				command +
				pairs(points)
					.map((point) => apply(matrix, point).map(rounded))
					.join(" "),
		)
		.join("")
		.replaceAll(",", " ");
}

function pairs(points: readonly number[]): readonly (readonly [number, number])[] {
	return Array.from({ length: points.length / 2 }, (_, index) => [points[index * 2]!, points[index * 2 + 1]!]);
}

function rounded(value: number): number {
	return Math.round(value * 1000) / 1000;
}
