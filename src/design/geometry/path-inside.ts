import { type Bounds, unitedBounds } from "#design/geometry/bounds.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { bezier, parsePath, pathBounds } from "#design/geometry/path-bounds.ts";

const STEPS = 8;

export type Line = readonly [from: Point, to: Point];

/** What is asked of many points: by the non-zero rule, and how near the line is; curves are taken as eight straight pieces. */
type FollowedPath = { isInside(point: Point): boolean; isNear(point: Point, reach: number): boolean };

export function followPath(d: string): FollowedPath {
	const outlines = outlinesOf(d);
	const around = outlines.map(({ bounds }) => bounds).reduce<Bounds | undefined>(unitedBounds, undefined);
	const outlinesAt = (point: Point, reach: number) =>
		around && mayMeet(around, point, reach) ? outlines.filter(({ bounds }) => mayMeet(bounds, point, reach)) : [];
	return {
		isInside: (point) =>
			outlinesAt(point, 0).reduce((turns, { lines }) => turns + turnsAround(point, lines()), 0) !== 0,
		isNear: (point, reach) =>
			outlinesAt(point, reach).some(({ lines }) => lines().some((line) => distanceToLine(line, point) <= reach)),
	};
}

export function insideOfPath(d: string): (point: Point) => boolean {
	return followPath(d).isInside;
}

/** How far a point is from a path, inside or outside. */
export function distanceToPath(d: string): (point: Point) => number {
	const lines = linesOfPath(d);
	return (point) =>
		lines.reduce((least, line) => Math.min(least, distanceToLine(line, point)), Number.POSITIVE_INFINITY);
}

type Outline = { readonly bounds: Bounds; lines(): readonly Line[] };

/** A line of words has some fifty: only those that a point may meet are taken apart. */
function outlinesOf(d: string): readonly Outline[] {
	return (d.match(/M[^M]*/g) ?? []).flatMap((own): readonly Outline[] => {
		const bounds = pathBounds(own);
		let lines: readonly Line[] | undefined;
		return bounds ? [{ bounds, lines: () => (lines ??= linesOfPath(own)) }] : [];
	});
}

function mayMeet({ left, top, right, bottom }: Bounds, [x, y]: Point, reach: number): boolean {
	return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
}

function turnsAround([x, y]: Point, lines: readonly Line[]): number {
	let turns = 0;
	for (const [[fromX, fromY], [toX, toY]] of lines) {
		if (fromY > y === toY > y || x >= fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY)) continue;
		turns += toY > fromY ? 1 : -1;
	}
	return turns;
}

/** Every outline is closed; curves are eight straight pieces. */
export function linesOfPath(d: string): readonly Line[] {
	const outlines: Point[][] = [];
	for (const { command, points } of parsePath(d)) {
		if (command === "M") outlines.push([]);
		const corners = outlines.at(-1);
		if (!corners || command === "Z") continue;
		const [fromX, fromY] = corners.at(-1) ?? [0, 0];
		const xs = [fromX, ...points.filter((_, index) => index % 2 === 0)];
		const ys = [fromY, ...points.filter((_, index) => index % 2 === 1)];
		if (xs.length === 2) corners.push([xs[1]!, ys[1]!]);
		for (let step = 1; step <= STEPS && xs.length > 2; step++) {
			corners.push([bezier(xs, step / STEPS), bezier(ys, step / STEPS)]);
		}
	}
	return outlines.flatMap((corners) => corners.map((to, index): Line => [corners.at(index - 1)!, to]));
}

function distanceToLine([[fromX, fromY], [toX, toY]]: Line, [x, y]: Point): number {
	const [alongX, alongY] = [toX - fromX, toY - fromY];
	const squared = alongX ** 2 + alongY ** 2;
	const reach = squared && ((x - fromX) * alongX + (y - fromY) * alongY) / squared;
	const t = Math.min(1, Math.max(0, reach));
	return Math.hypot(x - fromX - t * alongX, y - fromY - t * alongY);
}
