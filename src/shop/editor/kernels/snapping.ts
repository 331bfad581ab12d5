import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import type { Bounds } from "./boxes.ts";

type Axis = "x" | "y";
/** Sorted positions with the bounds they come from, or a line of the page. */
type AxisLines = { readonly at: Float64Array; readonly owner: Int32Array };
export type SnapLines = { readonly x: AxisLines; readonly y: AxisLines; readonly others: readonly Bounds[] };
/** A line to draw: `at` on its axis, from and to along the other one. */
export type Guide = {
	readonly axis: Axis;
	readonly at: number;
	readonly from: number;
	readonly to: number;
	readonly of: GuideOf;
};
export type GuideOf = "element" | "page" | "centre" | "safe";
/** One of several equal gaps: from and to on its axis, `at` along the other one. */
export type GapGuide = { readonly axis: Axis; readonly at: number; readonly from: number; readonly to: number };
export type Snap = {
	readonly dx: Millimetres;
	readonly dy: Millimetres;
	readonly guides: readonly Guide[];
	readonly gaps: readonly GapGuide[];
};

const SAME = 1e-6;
const PAGE = -1;
const CENTRE = -2;
const SAFE = -3;
const NO_SNAP: Snap = { dx: 0, dy: 0, guides: [], gaps: [] };

/** Built once a gesture: edges and centres of the page, its safe zone or, where that has no straight edges, the room in it, and all other elements. */
export function buildSnapLines(
	others: readonly Bounds[],
	page: Pick<SideFormat, "width" | "height" | "safe" | "cut">,
): SnapLines {
	const [across, down] = page.cut?.kind === "ellipse" ? insetOfRoom(page) : [page.safe, page.safe];
	return {
		x: linesOf(
			others.map((other) => [other.left, other.right]),
			page.width,
			across,
		),
		y: linesOf(
			others.map((other) => [other.top, other.bottom]),
			page.height,
			down,
		),
		others,
	};
}

/** null: held off. */
export function snapBounds(lines: SnapLines, moving: Bounds, tolerance: Millimetres | null): Snap {
	if (tolerance === null) return NO_SNAP;
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
	return {
		dx,
		dy,
		guides: [...guidesOf(lines, settled, "x"), ...guidesOf(lines, settled, "y")],
		gaps: [...gapsAround(lines.others, settled, "x"), ...gapsAround(lines.others, settled, "y")],
	};
}

/** The shift that brings one coordinate to the nearest line, or 0. */
export function snapCoordinate(lines: SnapLines, axis: Axis, value: Millimetres, tolerance: Millimetres): Millimetres {
	return snapAxis(lines[axis], [value], tolerance) ?? 0;
}

/** Makes the gaps to the neighbours on both sides equal, or repeats the gap between the two before it. */
export function equalGap(others: readonly Bounds[], moving: Bounds, axis: Axis, tolerance: Millimetres): Millimetres {
	const { start, end } = SIDES[axis];
	const { secondLast, last, next, secondNext } = neighbours(others, moving, axis, tolerance);
	const size = moving[end] - moving[start];
	const wishes: number[] = [];
	if (last && next) wishes.push((last[end] + next[start] - size) / 2);
	if (last && secondLast) wishes.push(last[end] + (last[start] - secondLast[end]));
	if (next && secondNext) wishes.push(next[start] - (secondNext[start] - next[end]) - size);
	const shifts = wishes.map((wish) => wish - moving[start]).filter((shift) => Math.abs(shift) <= tolerance);
	return shifts.sort((one, two) => Math.abs(one) - Math.abs(two))[0] ?? 0;
}

/** The gaps beside a settled box that are as wide as another one in its row. */
export function gapsAround(others: readonly Bounds[], settled: Bounds, axis: Axis): readonly GapGuide[] {
	const { secondLast, last, next, secondNext } = neighbours(others, settled, axis, SAME);
	const before = gapBetween(last, settled, axis);
	const after = gapBetween(settled, next, axis);
	const far = [gapBetween(secondLast, last, axis), gapBetween(next, secondNext, axis)];
	const beside = [before, after].filter((gap) => gap !== null);
	const all = [far[0], before, after, far[1]].filter((gap) => gap !== undefined && gap !== null);
	return all.filter(
		(gap) => all.some((other) => other !== gap && isAsWide(gap, other)) && beside.some((own) => isAsWide(gap, own)),
	);
}

function isAsWide(one: GapGuide, other: GapGuide): boolean {
	return Math.abs(one.to - one.from - (other.to - other.from)) < SAME;
}

function gapBetween(one: Bounds | undefined, two: Bounds | undefined, axis: Axis): GapGuide | null {
	const { start, end, crossStart, crossEnd } = SIDES[axis];
	if (!one || !two || two[start] - one[end] < SAME) return null;
	const at = (Math.max(one[crossStart], two[crossStart]) + Math.min(one[crossEnd], two[crossEnd])) / 2;
	return { axis, at, from: one[end], to: two[start] };
}

const SIDES = {
	x: { start: "left", end: "right", crossStart: "top", crossEnd: "bottom" },
	y: { start: "top", end: "bottom", crossStart: "left", crossEnd: "right" },
} as const;

/** The two nearest on each side among those in the same row or column. */
function neighbours(others: readonly Bounds[], moving: Bounds, axis: Axis, tolerance: Millimetres) {
	const { start, end, crossStart, crossEnd } = SIDES[axis];
	const row = others
		.filter((other) => other[crossStart] < moving[crossEnd] && other[crossEnd] > moving[crossStart])
		.sort((one, two) => one[start] - two[start]);
	const before = row.filter((other) => other[end] <= moving[start] + tolerance);
	const after = row.filter((other) => other[start] >= moving[end] - tolerance);
	return { secondLast: before.at(-2), last: before.at(-1), next: after[0], secondNext: after[1] };
}

/** By owner, from the safe zone up. */
const NAMES: readonly GuideOf[] = ["safe", "centre", "page", "element"];

function linesOf(spans: readonly (readonly [number, number])[], length: number, safe: number): AxisLines {
	const lines: [number, number][] = [
		[0, PAGE],
		[length, PAGE],
		[length / 2, CENTRE],
	];
	if (safe > 0) lines.push([safe, SAFE], [length - safe, SAFE]);
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
		let most = 0;
		for (; index < at.length && at[index]! <= value + SAME; index++) {
			const other = lines.others[owner[index]!];
			most = Math.min(most, owner[index]!);
			if (!other) continue;
			from = Math.min(from, axis === "x" ? other.top : other.left);
			to = Math.max(to, axis === "x" ? other.bottom : other.right);
		}
		guides.push({ axis, at: value, from, to, of: NAMES[most + 3]! });
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
