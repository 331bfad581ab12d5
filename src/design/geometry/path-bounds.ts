import type { Bounds } from "#design/geometry/bounds.ts";

export type PathSegment = { readonly command: string; readonly points: readonly number[] };

/** Absolute M, L, Q, C and Z only. */
export function parsePath(d: string): readonly PathSegment[] {
	return [...d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command, numbers]) => ({
		command: command!,
		points: (numbers!.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number),
	}));
}

/** The tight box of the outline, without its stroke; undefined for an empty path. */
export function pathBounds(d: string): Bounds | undefined {
	const xs: number[] = [];
	const ys: number[] = [];
	let [fromX, fromY] = [0, 0];
	for (const { command, points } of parsePath(d)) {
		if (command === "Z") continue;
		const x = points.filter((_, index) => index % 2 === 0);
		const y = points.filter((_, index) => index % 2 === 1);
		xs.push(x.at(-1)!, ...turningPoints([fromX, ...x]));
		ys.push(y.at(-1)!, ...turningPoints([fromY, ...y]));
		[fromX, fromY] = [x.at(-1)!, y.at(-1)!];
	}
	if (xs.length === 0) return undefined;
	const [left, right] = range(xs);
	const [top, bottom] = range(ys);
	return { left, top, right, bottom };
}

/** Where one coordinate of a quadratic or cubic curve turns back. */
function turningPoints(p: readonly number[]): readonly number[] {
	if (p.length === 3) {
		const bend = p[0]! - 2 * p[1]! + p[2]!;
		return bend === 0 ? [] : inside([(p[0]! - p[1]!) / bend]).map((t) => bezier(p, t));
	}
	if (p.length === 4) {
		const a = -p[0]! + 3 * p[1]! - 3 * p[2]! + p[3]!;
		const b = 2 * (p[0]! - 2 * p[1]! + p[2]!);
		const c = p[1]! - p[0]!;
		if (Math.abs(a) < 1e-9) return b === 0 ? [] : inside([-c / b]).map((t) => bezier(p, t));
		const root = Math.sqrt(b * b - 4 * a * c);
		return inside([(-b + root) / (2 * a), (-b - root) / (2 * a)]).map((t) => bezier(p, t));
	}
	return [];
}

export function bezier(points: readonly number[], t: number): number {
	if (points.length === 1) return points[0]!;
	return bezier(
		points.slice(1).map((point, index) => points[index]! + (point - points[index]!) * t),
		t,
	);
}

function inside(values: readonly number[]): readonly number[] {
	return values.filter((t) => t > 0 && t < 1);
}

function range(values: readonly number[]): readonly [number, number] {
	return values.reduce<[number, number]>(
		([low, high], value) => [Math.min(low, value), Math.max(high, value)],
		[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
	);
}
