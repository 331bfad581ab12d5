import type { Millimetres } from "#core/units.ts";
import { convexHull } from "#design/geometry/convex-hull.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { bezier, eachSegment } from "#design/geometry/path-bounds.ts";

/** How far a curve may reach beyond the straight pieces that are taken for it. */
const TOLERANCE: Millimetres = 0.01;
const MOST_PIECES = 32;

/** All of a path lies between them; handles of its curves, which may lie outside, are none of them. */
export function outermostPoints(d: string): readonly Point[] {
	const points: Point[] = [];
	eachSegment(d, (x, y) => {
		const pieces = x.length > 2 ? piecesOf(x, y) : 1;
		for (let piece = 1; piece < pieces; piece++) points.push([bezier(x, piece / pieces), bezier(y, piece / pieces)]);
		points.push([x.at(-1)!, y.at(-1)!]);
	});
	return convexHull(points);
}

/** The farther the handles lie from the straight way, the more. */
function piecesOf(x: readonly number[], y: readonly number[]): number {
	const bend = Math.max(bendOf(x), bendOf(y));
	return Math.min(MOST_PIECES, Math.ceil(Math.sqrt(bend / TOLERANCE)));
}

/** A bound of how far a curve lies off its chord along one axis. */
function bendOf(places: readonly number[]): number {
	const [from, to] = [places[0]!, places.at(-1)!];
	return Math.max(
		...places.map((place, index) => Math.abs(place - from - ((to - from) * index) / (places.length - 1))),
	);
}
