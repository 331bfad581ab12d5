import { isBent, nearestCell } from "#design/elements/text/bent-lines.ts";
import { apply, invert, type Matrix, type Point } from "#design/geometry/matrix.ts";
import type { ShapedLine, TextCell } from "#design/text-shaping.ts";

/**
 * Where typing goes. An offset alone is not enough: at the edge of two directions and at a soft line end one offset
 * has two places, and `trailing` binds it to the cell that ends there.
 */
export type Caret = { readonly index: number; readonly trailing?: boolean };
/** `matrix`: on a curve, from where the line would stand straight to where it stands. */
export type CaretBox = { readonly x: number; readonly y: number; readonly height: number; readonly matrix?: Matrix };
export type SelectionBox = CaretBox & { readonly width: number };
type Lines = readonly ShapedLine[];

export function caretBox(lines: Lines, caret: Caret): CaretBox {
	const line = lines[lineOf(lines, caret)];
	if (!line) return { x: 0, y: 0, height: 0 };
	const { cell, after } = cellOf(line, caret);
	const x = !cell ? line.x : cell.rightToLeft !== after ? cell.right : cell.left;
	const matrix = cell ? cell.matrix : line.matrix;
	return { x, y: line.y, height: line.height, ...(matrix && { matrix }) };
}

export function lineOf(lines: Lines, caret: Caret): number {
	const found = lines.findIndex((line, index) => {
		if (caret.index < line.end) return true;
		const next = lines[index + 1];
		return caret.index === line.end && (caret.trailing || !next || next.from > caret.index);
	});
	return found < 0 ? lines.length - 1 : found;
}

export function caretAt(lines: Lines, point: Point): Caret {
	if (lines.some(isBent)) return caretOnCurve(lines, point);
	const line = lines.find((each) => point[1] < each.y + each.height) ?? lines.at(-1);
	return line ? caretInLine(line, point[0]) : { index: 0 };
}

function caretInLine(line: ShapedLine, x: number): Caret {
	const nearest = nearestCell(line, [x, 0]);
	return nearest ? edgeOf(nearest, x > (nearest.left + nearest.right) / 2) : { index: line.from };
}

/** The cell that is nearest where it stands; a line without cells has its begin. */
function caretOnCurve(lines: Lines, point: Point): Caret {
	let nearest: Caret = { index: 0 };
	let distance = Number.POSITIVE_INFINITY;
	for (const line of lines) {
		const places = line.cells.length > 0 ? line.cells : [{ left: line.x, right: line.x, matrix: line.matrix }];
		for (const place of places) {
			const [x, y] = place.matrix ? apply(invert(place.matrix), point) : point;
			const across = Math.max(0, place.left - x, x - place.right);
			const down = Math.max(0, line.y - y, y - line.y - line.height);
			const away = Math.hypot(across, down);
			if (away >= distance) continue;
			distance = away;
			nearest = "from" in place ? edgeOf(place, x > (place.left + place.right) / 2) : { index: line.from };
		}
	}
	return nearest;
}

/** One box for each run of neighbouring cells, on a curve for each cell. */
export function selectionBoxes(lines: Lines, from: number, to: number): SelectionBox[] {
	return lines.flatMap((line) => {
		const boxes: SelectionBox[] = [];
		for (const cell of line.cells) {
			if (cell.from < from || cell.to > to) continue;
			const last = boxes.at(-1);
			const touches = last && !cell.matrix && Math.abs(last.x + last.width - cell.left) < 1e-6;
			const place = { x: cell.left, y: line.y, width: cell.right - cell.left, height: line.height };
			const box = cell.matrix ? { ...place, matrix: cell.matrix } : place;
			if (touches) boxes[boxes.length - 1] = { ...last, width: cell.right - last.x };
			else boxes.push(box);
		}
		return boxes;
	});
}

/** One cell to the right (1) or left (-1) as seen, then on to the next or previous line. */
export function moveHorizontally(lines: Lines, caret: Caret, direction: 1 | -1): Caret {
	const row = lineOf(lines, caret);
	const line = lines[row];
	if (!line) return caret;
	const { cell, after } = cellOf(line, caret);
	const target = !cell
		? undefined
		: line.cells[line.cells.indexOf(cell) + stepTo(direction, cell.rightToLeft !== after)];
	if (target) return edgeOf(target, direction > 0);
	const forwards = direction > 0 !== line.rightToLeft;
	const neighbour = lines[row + (forwards ? 1 : -1)];
	if (!neighbour) return caret;
	return forwards ? { index: neighbour.from } : { index: neighbour.end, trailing: true };
}

/** `goal` keeps the column over short lines; the answer holds the one to pass next time. */
export function moveVertically(
	lines: Lines,
	caret: Caret,
	direction: 1 | -1,
	goal: number | null,
): { readonly caret: Caret; readonly goal: number } {
	const column = goal ?? caretBox(lines, caret).x;
	const row = lineOf(lines, caret) + direction;
	const line = lines[row];
	if (line) return { caret: caretInLine(line, column), goal: column };
	const last = lines.at(-1);
	return { caret: direction < 0 || !last ? { index: 0 } : { index: last.end, trailing: true }, goal: column };
}

export function lineStart(lines: Lines, caret: Caret): Caret {
	return { index: lines[lineOf(lines, caret)]?.from ?? 0 };
}

export function lineEnd(lines: Lines, caret: Caret): Caret {
	return { index: lines[lineOf(lines, caret)]?.end ?? 0, trailing: true };
}

function edgeOf(cell: TextCell, right: boolean): Caret {
	const trailing = right !== cell.rightToLeft;
	return { index: trailing ? cell.to : cell.from, trailing };
}

function stepTo(direction: 1 | -1, atRightEdge: boolean): -1 | 0 | 1 {
	if (direction > 0) return atRightEdge ? 1 : 0;
	return atRightEdge ? 0 : -1;
}

function cellOf(line: ShapedLine, caret: Caret): { cell: TextCell | undefined; after: boolean } {
	const leading = line.cells.find((cell) => cell.from === caret.index);
	const trailing = line.cells.find((cell) => cell.to === caret.index);
	if (trailing && (caret.trailing || !leading)) return { cell: trailing, after: true };
	if (leading) return { cell: leading, after: false };
	return { cell: line.cells.find((cell) => cell.from < caret.index && caret.index < cell.to), after: false };
}
