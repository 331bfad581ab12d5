import type { QrElement } from "#design/document.ts";
import { QUIET_ZONE } from "#design/elements/qr/qr-modules.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { squareIn } from "#design/geometry/square-in.ts";

/** Of a code: what it says, its quiet zone, or one of the eyes in its corners. */
export type Place = "code" | "quiet" | 0 | 1 | 2;
/** `point`: on the page. */
export type QrCell = { readonly point: Point; readonly place: Place };

/** Modules across an eye. */
const EYE = 7;
const MOST_CELLS = 60;

/** One a module, quiet zone included, or fewer. */
export function qrCells(qr: QrElement, modules: number): readonly QrCell[] {
	const { x, y, size } = squareIn(qr);
	const matrix = boxMatrix(qr);
	const across = modules + 2 * QUIET_ZONE;
	const cells = Math.min(across, MOST_CELLS);
	return Array.from({ length: cells ** 2 }, (_, index) => {
		const column = ((index % cells) + 0.5) / cells;
		const row = (Math.floor(index / cells) + 0.5) / cells;
		const point = apply(matrix, [x + column * size, y + row * size]);
		return { point, place: placeOf(column * across - QUIET_ZONE, row * across - QUIET_ZONE, modules) };
	});
}

function placeOf(column: number, row: number, modules: number): Place {
	if (Math.min(column, row) < 0 || Math.max(column, row) > modules) return "quiet";
	const [left, right] = [column < EYE, column > modules - EYE];
	const [top, bottom] = [row < EYE, row > modules - EYE];
	if (top && left) return 0;
	if (top && right) return 1;
	return bottom && left ? 2 : "code";
}
