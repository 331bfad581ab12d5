import type { Millimetres } from "#core/units.ts";
import type { Bounds } from "./boxes.ts";

type Axis = "x" | "y";
/** Sorted positions with the bounds they come from; -1 stands for the page. */
type AxisLines = { readonly at: Float64Array; readonly owner: Int32Array };
export type SnapLines = { readonly x: AxisLines; readonly y: AxisLines; readonly others: readonly Bounds[] };
/** A line to draw: `at` on its axis, from and to along the other one. */
export type Guide = { readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number };
export type Snap = { readonly dx: Millimetres; readonly dy: Millimetres; readonly guides: readonly Guide[] };

const SAME = 1e-6;

/** Built once a gesture: edges and centres of the page, its safe margin and all other elements. */
export function buildSnapLines(
	others: readonly Bounds[],
	page: { readonly width: Millimetres; readonly height: Millimetres; readonly safe: Millimetres },
): SnapLines {
	return {
		x: linesOf(
			others.map((other) => [other.left, other.right]),
			page.width,
			page.safe,
		),
		y: linesOf(
			others.map((other) => [other.top, other.bottom]),
			page.height,
			page.safe,
		),
		others,
	};
}

export function snapBounds(lines: SnapLines, moving: Bounds, tolerance: Millimetres): Snap {
	const x = snapAxis(lines.x, spots(moving.left, moving.right), tolerance);
	const y = snapAxis(lines.y, spots(moving.top, moving.bottom), tolerance);
	const dx = x ?? equalGap(lines.others, moving, "x", tolerance);
	const dy = y ?? equalGap(lines.others, moving, "y", tolerance);
	const settled = {
		left: moving.left + dx,
		right: moving.right + dx,
		top: moving.top + dy,
		bottom: moving.bottom + dy,
	};
	return { dx, dy, guides: [...guidesOf(lines, settled, "x"), ...guidesOf(lines, settled, "y")] };
}

/** The shift that brings one coordinate to the nearest line, or 0. */
export function snapCoordinate(lines: SnapLines, axis: Axis, value: Millimetres, tolerance: Millimetres): Millimetres {
	return snapAxis(lines[axis], [value], tolerance) ?? 0;
}

/** Makes the gaps to the neighbours on both sides equal, or repeats the gap between the two before it. */
export function equalGap(others: readonly Bounds[], moving: Bounds, axis: Axis, tolerance: Millimetres): Millimetres {
	const [start, end, crossStart, crossEnd] =
		axis === "x" ? (["left", "right", "top", "bottom"] as const) : (["top", "bottom", "left", "right"] as const);
	const row = others
		.filter((other) => other[crossStart] < moving[crossEnd] && other[crossEnd] > moving[crossStart])
		.sort((one, two) => one[start] - two[start]);
	const before = row.filter((other) => other[end] <= moving[start] + tolerance);
	const after = row.filter((other) => other[start] >= moving[end] - tolerance);
	const [secondLast, last] = before.length > 1 ? before.slice(-2) : [undefined, before[0]];
	const [next, secondNext] = after;
	const size = moving[end] - moving[start];
	const wishes: number[] = [];
	if (last && next) wishes.push((last[end] + next[start] - size) / 2);
	if (last && secondLast) wishes.push(last[end] + (last[start] - secondLast[end]));
	if (next && secondNext) wishes.push(next[start] - (secondNext[start] - next[end]) - size);
	const shifts = wishes.map((wish) => wish - moving[start]).filter((shift) => Math.abs(shift) <= tolerance);
	return shifts.sort((one, two) => Math.abs(one) - Math.abs(two))[0] ?? 0;
}

function linesOf(spans: readonly (readonly [number, number])[], length: number, safe: number): AxisLines {
	const lines: [number, number][] = [0, length / 2, length, ...(safe > 0 ? [safe, length - safe] : [])].map((at) => [
		at,
		-1,
	]);
	spans.forEach(([start, end], owner) => {
		for (const at of spots(start, end)) lines.push([at, owner]);
	});
	lines.sort((one, two) => one[0] - two[0]);
	return { at: Float64Array.from(lines, ([at]) => at), owner: Int32Array.from(lines, ([, owner]) => owner) };
}

function spots(start: number, end: number): readonly [number, number, number] {
	return [start, (start + end) / 2, end];
}

function snapAxis(lines: AxisLines, values: readonly number[], tolerance: number): number | null {
	let best: number | null = null;
	for (const value of values) {
		const shift = (lines.at[nearest(lines.at, value)] ?? Number.POSITIVE_INFINITY) - value;
		if (Math.abs(shift) <= tolerance && (best === null || Math.abs(shift) < Math.abs(best))) best = shift;
	}
	return best;
}

function guidesOf(lines: SnapLines, settled: Bounds, axis: Axis): Guide[] {
	const { at, owner } = lines[axis];
	const [start, end] = axis === "x" ? [settled.left, settled.right] : [settled.top, settled.bottom];
	const guides: Guide[] = [];
	for (const value of spots(start, end)) {
		let index = lowerBound(at, value - SAME);
		if (index >= at.length || at[index]! > value + SAME) continue;
		let [from, to] = axis === "x" ? [settled.top, settled.bottom] : [settled.left, settled.right];
		for (; index < at.length && at[index]! <= value + SAME; index++) {
			const other = lines.others[owner[index]!];
			if (!other) continue;
			from = Math.min(from, axis === "x" ? other.top : other.left);
			to = Math.max(to, axis === "x" ? other.bottom : other.right);
		}
		guides.push({ axis, at: value, from, to });
	}
	return guides;
}

function nearest(sorted: Float64Array, value: number): number {
	const above = lowerBound(sorted, value);
	if (above === 0) return 0;
	if (above === sorted.length) return above - 1;
	return value - sorted[above - 1]! < sorted[above]! - value ? above - 1 : above;
}

function lowerBound(sorted: Float64Array, value: number): number {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (sorted[middle]! < value) low = middle + 1;
		else high = middle;
	}
	return low;
}
