import { distances } from "#painters/outline/distances.ts";

export type OutlinePoint = readonly [number, number];
type Edge = 0 | 1 | 2 | 3;

const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const;
/**
 * Where the line enters and leaves a square of four points, by which of them lie inside (top left 8, top right 4, bottom
 * right 2, bottom left 1): what is inside lies on its right. Opposite corners stay apart.
 */
const STEPS: readonly (readonly (readonly [Edge, Edge])[])[] = [
	[],
	[[LEFT, BOTTOM]],
	[[BOTTOM, RIGHT]],
	[[LEFT, RIGHT]],
	[[RIGHT, TOP]],
	[
		[RIGHT, TOP],
		[LEFT, BOTTOM],
	],
	[[BOTTOM, TOP]],
	[[LEFT, TOP]],
	[[TOP, LEFT]],
	[[TOP, BOTTOM]],
	[
		[TOP, LEFT],
		[BOTTOM, RIGHT],
	],
	[[TOP, RIGHT]],
	[[RIGHT, LEFT]],
	[[RIGHT, BOTTOM]],
	[[BOTTOM, LEFT]],
	[],
];

/**
 * The outer lines around what is covered, at a distance of at least one step of the grid; holes are not told. Points in
 * steps, the grid's first point at 0, 0; no point of the true line is further from what is returned than `tolerance`.
 */
export function traceOutline(
	covered: ArrayLike<number>,
	size: { readonly width: number; readonly height: number },
	distance: number,
	tolerance: number,
): readonly (readonly OutlinePoint[])[] {
	const around = Math.ceil(distance) + 2;
	const width = size.width + 2 * around;
	const height = size.height + 2 * around;
	const padded = new Uint8Array(width * height);
	for (let y = 0; y < size.height; y++)
		for (let x = 0; x < size.width; x++)
			padded[(y + around) * width + x + around] = covered[y * size.width + x] ? 1 : 0;
	const inside = distances(padded, width, height).map((away) => distance - away);
	return loopsOf(inside, width, height)
		.filter((loop) => signedArea(loop) > 0)
		.map((loop) => simplified(loop, tolerance).map(([x, y]) => [x - around, y - around] as const));
}

/** Marching squares: each step's end is another's beginning, until the line is closed. */
function loopsOf(inside: Float64Array, width: number, height: number): readonly (readonly OutlinePoint[])[] {
	const next = new Map<number, number>();
	for (let y = 0; y < height - 1; y++) {
		for (let x = 0; x < width - 1; x++) {
			const at = y * width + x;
			const corners = [at, at + 1, at + width + 1, at + width].reduce(
				(bits, corner) => bits * 2 + (inside[corner]! > 0 ? 1 : 0),
				0,
			);
			// A point's edge to its right, and the one below it.
			const edges = [at * 2, (at + 1) * 2 + 1, (at + width) * 2, at * 2 + 1];
			for (const [from, to] of STEPS[corners]!) next.set(edges[from]!, edges[to]!);
		}
	}
	const loops: OutlinePoint[][] = [];
	for (const start of next.keys()) {
		const loop: OutlinePoint[] = [];
		for (let edge: number | undefined = start; edge !== undefined && next.has(edge); ) {
			loop.push(crossingOf(inside, width, edge));
			const following: number | undefined = next.get(edge);
			next.delete(edge);
			edge = following;
		}
		if (loop.length > 2) loops.push(loop);
	}
	return loops;
}

function crossingOf(inside: Float64Array, width: number, edge: number): OutlinePoint {
	const at = edge >> 1;
	const isBelow = edge % 2 === 1;
	const [one, other] = [inside[at]!, inside[isBelow ? at + width : at + 1]!];
	const part = one / (one - other);
	const [x, y] = [at % width, Math.floor(at / width)];
	return isBelow ? [x, y + part] : [x + part, y];
}

/** Positive where it runs clockwise, y down. */
function signedArea(loop: readonly OutlinePoint[]): number {
	return loop.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = loop[(index + 1) % loop.length]!;
		return sum + (x * nextY - nextX * y) / 2;
	}, 0);
}

/** Ramer, Douglas and Peucker's way, from one point and the one furthest from it. */
function simplified(loop: readonly OutlinePoint[], tolerance: number): readonly OutlinePoint[] {
	const [first] = loop as [OutlinePoint];
	const far = furthest(loop, (point) => Math.hypot(point[0] - first[0], point[1] - first[1])).index;
	return [
		...between(loop.slice(0, far + 1), tolerance).slice(0, -1),
		...between([...loop.slice(far), first], tolerance).slice(0, -1),
	];
}

function between(points: readonly OutlinePoint[], tolerance: number): readonly OutlinePoint[] {
	const [[x1, y1], [x2, y2]] = [points[0]!, points.at(-1)!];
	const length = Math.hypot(x2 - x1, y2 - y1);
	const { index, value } = furthest(points, ([x, y]) =>
		length ? Math.abs((x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)) / length : Math.hypot(x - x1, y - y1),
	);
	if (value <= tolerance || points.length < 3) return [points[0]!, points.at(-1)!];
	return [...between(points.slice(0, index + 1), tolerance).slice(0, -1), ...between(points.slice(index), tolerance)];
}

function furthest(points: readonly OutlinePoint[], distance: (point: OutlinePoint) => number) {
	let best = { index: 0, value: -1 };
	for (const [index, point] of points.entries()) {
		const value = distance(point);
		if (value > best.value) best = { index, value };
	}
	return best;
}
