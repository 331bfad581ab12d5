import type { Point } from "#design/geometry/matrix.ts";

/** The outermost points: all others lie between them. */
export function convexHull(points: readonly Point[]): readonly Point[] {
	const sorted = points.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
	if (sorted.length < 3) return sorted;
	return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

/** From the first to the last, without the last. */
function halfHull(sorted: readonly Point[]): readonly Point[] {
	const hull: Point[] = [];
	for (const point of sorted) {
		while (hull.length > 1 && !turns(hull.at(-2)!, hull.at(-1)!, point)) hull.pop();
		hull.push(point);
	}
	return hull.slice(0, -1);
}

function turns([x, y]: Point, [nextX, nextY]: Point, [lastX, lastY]: Point): boolean {
	return (nextX - x) * (lastY - y) - (nextY - y) * (lastX - x) > 0;
}
