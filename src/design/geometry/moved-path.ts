import { apply, type Matrix } from "#design/geometry/matrix.ts";
import { mm } from "#design/geometry/paths.ts";

const POINT = /(-?[\d.]+(?:e-?\d+)?)[\s,]+(-?[\d.]+(?:e-?\d+)?)/g;

/**
 * The path where a matrix takes it; to a thousandth of a millimetre, as all paths are. Absolute M, L, Q, C and Z have
 * nothing but points, with something between all numbers.
 */
export function movedPath(d: string, matrix: Matrix): string {
	return d
		.replace(POINT, (_, x: string, y: string) => {
			const [movedX, movedY] = apply(matrix, [Number(x), Number(y)]);
			return `${mm(movedX)} ${mm(movedY)}`;
		})
		.replaceAll(",", " ");
}
