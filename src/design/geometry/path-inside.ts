import type { Point } from "#design/geometry/matrix.ts";
import { bezier, parsePath } from "#design/geometry/path-bounds.ts";

const STEPS = 8;

/** Whether a point lies in a closed outline that does not cross itself; its curves are taken as eight straight pieces. */
export function insideOfPath(d: string): (point: Point) => boolean {
	const corners = cornersOf(d);
	return ([x, y]) => {
		let inside = false;
		let [fromX, fromY] = corners.at(-1) ?? [0, 0];
		for (const [toX, toY] of corners) {
			if (fromY > y !== toY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY)) inside = !inside;
			[fromX, fromY] = [toX, toY];
		}
		return inside;
	};
}

function cornersOf(d: string): readonly Point[] {
	const corners: Point[] = [];
	for (const { points } of parsePath(d)) {
		const [fromX, fromY] = corners.at(-1) ?? [0, 0];
		const xs = [fromX, ...points.filter((_, index) => index % 2 === 0)];
		const ys = [fromY, ...points.filter((_, index) => index % 2 === 1)];
		if (xs.length === 2) corners.push([xs[1]!, ys[1]!]);
		for (let step = 1; step <= STEPS && xs.length > 2; step++) {
			corners.push([bezier(xs, step / STEPS), bezier(ys, step / STEPS)]);
		}
	}
	return corners;
}
