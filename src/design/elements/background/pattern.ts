import type { Millimetres } from "#core/units.ts";
import type { GroupNode, Stroke } from "#design/display-list.ts";
import type { BackgroundPattern } from "#design/document.ts";
import { apply, boxMatrix, invert, type Matrix, type Point } from "#design/geometry/matrix.ts";
import { mm } from "#design/geometry/paths.ts";
import type { Area } from "#design/geometry/side-area.ts";

/** However fine it was asked for: more rows than these are a tone, and cost a printer's machine its time. */
const MOST_ROWS = 200;
/** Of one repeat. */
const STRIPE = 0.5;
const DOT = 0.4;
/** Rows of dots that stand in the gaps of their neighbours are this much closer than the dots of a row. */
const HEXAGON = Math.sqrt(3) / 2;
/** A dot is a dash without length and with round ends; not every painter draws none. */
const SHORTEST = 0.01;

/** All patterns are lines, dashed in their own way, around the middle of the area. */
export function patternNode(pattern: BackgroundPattern, area: Area): GroupNode {
	const { step, rows, matrix } = gridOf(pattern, area);
	const half = rows * step;
	const lines = Array.from({ length: 2 * rows + 1 }, (_, index) => index - rows).map((row) => {
		const { y, start } = rowOf(pattern, row, step);
		return `M${mm(start - half)} ${mm(y)}L${mm(half + step)} ${mm(y)}`;
	});
	return { type: "group", matrix, children: [{ type: "path", d: lines.join(""), stroke: strokeOf(pattern, step) }] };
}

/** Whether a point of the side lies in the pattern's colour. */
export function inPattern(pattern: BackgroundPattern, area: Area): (point: Point) => boolean {
	const { step, matrix } = gridOf(pattern, area);
	const own = invert(matrix);
	return (point) => {
		const [x, y] = apply(own, point);
		switch (pattern.form) {
			case "stripes":
				return Math.abs(y - Math.round(y / step) * step) < (step * STRIPE) / 2;
			case "checks":
				return (Math.floor(x / step) + Math.floor(y / step)) % 2 === 0;
			case "dots": {
				const row = Math.round(y / (step * HEXAGON));
				const dot = rowOf(pattern, row, step);
				const nearest = Math.round((x - dot.start) / step) * step + dot.start;
				return Math.hypot(x - nearest, y - dot.y) < (step * DOT) / 2;
			}
		}
	};
}

function gridOf({ form, size, angle = 0 }: BackgroundPattern, { x, y, width, height }: Area) {
	const reach = Math.hypot(width, height) / 2;
	const step = mm(Math.max(size, (2 * reach) / MOST_ROWS));
	const rows = 2 * Math.ceil(reach / (step * (form === "dots" ? HEXAGON : 1)) / 2);
	const matrix: Matrix = boxMatrix({ x: x + width / 2, y: y + height / 2, width: 0, height: 0, rotation: angle });
	return { step, rows, matrix };
}

/** The middle of a row, and where a dash begins. */
function rowOf({ form }: BackgroundPattern, row: number, step: Millimetres): { y: Millimetres; start: Millimetres } {
	const odd = Math.abs(row % 2);
	switch (form) {
		case "stripes":
			return { y: row * step, start: 0 };
		case "dots":
			return { y: row * step * HEXAGON, start: odd * (step / 2) };
		case "checks":
			return { y: (row + 0.5) * step, start: odd * step };
	}
}

function strokeOf({ form, color }: BackgroundPattern, step: Millimetres): Stroke {
	switch (form) {
		case "stripes":
			return { color, width: mm(step * STRIPE) };
		case "dots":
			return { color, width: mm(step * DOT), cap: "round", dash: [SHORTEST, mm(step - SHORTEST)] };
		case "checks":
			return { color, width: mm(step), dash: [mm(step), mm(step)] };
	}
}
