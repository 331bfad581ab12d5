import type { Millimetres } from "#core/units.ts";
import type { Box, SideFormat } from "#design/document.ts";
import type { Bounds, Span } from "#design/geometry/bounds.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { linesOfPath } from "#design/geometry/path-inside.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";

/** Between two points so near to each other no edge of a piece stands out by more than hundredths. */
const STEP: Millimetres = 2;

/** An outline as it is turned, seen from its box's place, so that it is the same wherever that lies. */
export type TurnedOutline = {
	/** x and y of where each line begins and where it ends. */
	readonly lines: Float64Array;
	readonly bounds: Bounds;
};

export function turnedOutline(path: string, box: Pick<Box, "width" | "height" | "rotation">): TurnedOutline {
	const matrix = boxMatrix({ ...box, x: 0, y: 0 });
	const lines = new Float64Array(
		linesOfPath(path).flatMap(([from, to]) => [...apply(matrix, from), ...apply(matrix, to)]),
	);
	const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (let at = 0; at < lines.length; at += 2) {
		bounds.left = Math.min(bounds.left, lines[at]!);
		bounds.right = Math.max(bounds.right, lines[at]!);
		bounds.top = Math.min(bounds.top, lines[at + 1]!);
		bounds.bottom = Math.max(bounds.bottom, lines[at + 1]!);
	}
	return { lines, bounds };
}

/** On the page. */
export function pointsOf({ lines }: TurnedOutline, { x, y }: Pick<Box, "x" | "y">): readonly Point[] {
	return Array.from({ length: lines.length / 2 }, (_, at): Point => [x + lines[2 * at]!, y + lines[2 * at + 1]!]);
}

/** How far across the side it lies with its ink, which goes `reach` beyond it; null: all above or below what is printed. */
export function spanOfOutline(
	{ lines, bounds }: TurnedOutline,
	{ x, y }: Pick<Box, "x" | "y">,
	reach: Millimetres,
	{ height, bleed }: SideFormat,
): Span | null {
	const [top, bottom] = [-bleed - reach - y, height + bleed + reach - y];
	const within = bounds.top >= top && bounds.bottom <= bottom ? bounds : spanWithin(lines, top, bottom);
	return within.left <= within.right ? { left: within.left + x - reach, right: within.right + x + reach } : null;
}

/** Whether anything of it or of its ink, which goes `reach` beyond it, is left when the piece is cut. */
export function meetsPiece(
	{ lines }: TurnedOutline,
	{ x, y }: Pick<Box, "x" | "y">,
	reach: Millimetres,
	side: SideFormat,
): boolean {
	const [middleX, middleY] = [side.width / 2 - x, side.height / 2 - y];
	let turns = 0;
	for (let at = 0; at < lines.length; at += 4) {
		const [fromX, fromY, toX, toY] = [lines[at]!, lines[at + 1]!, lines[at + 2]!, lines[at + 3]!];
		const [across, down] = [toX - fromX, toY - fromY];
		const steps = Math.max(1, Math.ceil(Math.hypot(across, down) / STEP));
		for (let step = 0; step < steps; step++) {
			const part = step / steps;
			if (overhangOf([[x + fromX + part * across, y + fromY + part * down]], side, 0) < reach) return true;
		}
		if (fromY > middleY === toY > middleY || middleX >= fromX + ((middleY - fromY) / down) * across) continue;
		turns += Math.sign(down);
	}
	return turns !== 0;
}

/** Of the parts of lines between two heights. */
function spanWithin(lines: Float64Array, top: Millimetres, bottom: Millimetres): Span {
	let [left, right] = [Infinity, -Infinity];
	for (let at = 0; at < lines.length; at += 4) {
		const [fromX, fromY, toX, toY] = [lines[at]!, lines[at + 1]!, lines[at + 2]!, lines[at + 3]!];
		if (Math.max(fromY, toY) < top || Math.min(fromY, toY) > bottom) continue;
		const slope = fromY === toY ? 0 : (toX - fromX) / (toY - fromY);
		const start = fromY === toY ? fromX : fromX + slope * (Math.min(bottom, Math.max(top, fromY)) - fromY);
		const end = fromY === toY ? toX : fromX + slope * (Math.min(bottom, Math.max(top, toY)) - fromY);
		left = Math.min(left, start, end);
		right = Math.max(right, start, end);
	}
	return { left, right };
}
