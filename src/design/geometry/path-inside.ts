import type { Point } from "#design/geometry/matrix.ts";
import { bezier, parsePath } from "#design/geometry/path-bounds.ts";

const STEPS = 8;

export type Line = readonly [from: Point, to: Point];

/** Whether a point lies in an outline, by the non-zero rule; its curves are taken as eight straight pieces. */
export function insideOfPath(d: string): (point: Point) => boolean {
	const lines = linesOfPath(d);
	const [left, right] = ends(lines, 0);
	const [top, bottom] = ends(lines, 1);
	return ([x, y]) => {
		if (x < left || x > right || y < top || y > bottom) return false;
		let turns = 0;
		for (const [[fromX, fromY], [toX, toY]] of lines) {
			if (fromY > y === toY > y || x >= fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY)) continue;
			turns += toY > fromY ? 1 : -1;
		}
		return turns !== 0;
	};
}

function ends(lines: readonly Line[], axis: 0 | 1): readonly [number, number] {
	return lines.reduce(
		([least, most], [corner]): readonly [number, number] => [
			Math.min(least, corner[axis]),
			Math.max(most, corner[axis]),
		],
		[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
	);
}

/** How far a point is from an outline, inside or outside. */
export function distanceToPath(d: string): (point: Point) => number {
	const lines = linesOfPath(d);
	return (point) => Math.min(...lines.map((line) => distanceToLine(line, point)));
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
