import type { Point } from "#design/geometry/matrix.ts";

const INTERVAL = 400;
const REACH = 8;

/** `PointerEvent.detail` is always 0, so that double and triple clicks have to be counted. */
export function createClickCounter(): (point: Point, time: number) => number {
	let last: { point: Point; time: number; count: number } | null = null;
	return (point, time) => {
		const near =
			last !== null &&
			time - last.time < INTERVAL &&
			Math.hypot(point[0] - last.point[0], point[1] - last.point[1]) < REACH;
		const count = near && last ? last.count + 1 : 1;
		last = { point, time, count };
		return count;
	};
}
