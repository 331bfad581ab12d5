import type { Degrees, ScreenPixels } from "#core/units.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { GRIPS } from "./grips.ts";
import type { StageSize } from "./view.ts";

const DISTANCE: ScreenPixels = 32;
/** Of something small, whose edges are pulled from outside alone. */
const FARTHER: ScreenPixels = 44;
const RADIUS: ScreenPixels = 12;

/**
 * Where the handle stands that turns an element: below its box; where that is off the stage above it or beside it; else
 * within its lower edge, or as near to that as the stage is seen.
 */
export function turningPlace(
	corners: readonly [Point, Point, Point, Point],
	rotation: Degrees,
	stage: StageSize,
): Point {
	const [topLeft, topRight, bottomRight, bottomLeft] = corners;
	const angle = (rotation * Math.PI) / 180;
	const high = Math.hypot(bottomLeft[0] - topLeft[0], bottomLeft[1] - topLeft[1]);
	const wide = Math.hypot(topRight[0] - topLeft[0], topRight[1] - topLeft[1]);
	const from = ([ax, ay]: Point, [bx, by]: Point, right: number, down: number): Point => {
		const distance = (down ? high : wide) < GRIPS.finger.middle ? FARTHER : DISTANCE;
		return [
			(ax + bx) / 2 + (Math.cos(angle) * right - Math.sin(angle) * down) * distance,
			(ay + by) / 2 + (Math.sin(angle) * right + Math.cos(angle) * down) * distance,
		];
	};
	const beside = [
		from(bottomLeft, bottomRight, 0, 1),
		from(topLeft, topRight, 0, -1),
		from(topRight, bottomRight, 1, 0),
		from(topLeft, bottomLeft, -1, 0),
	];
	const within = from(bottomLeft, bottomRight, 0, -1);
	return beside.find((place) => isOn(stage, place)) ?? onto(stage, within);
}

function isOn(stage: StageSize, place: Point): boolean {
	const [x, y] = onto(stage, place);
	return x === place[0] && y === place[1];
}

function onto({ width, height }: StageSize, [x, y]: Point): Point {
	return [Math.max(RADIUS, Math.min(width - RADIUS, x)), Math.max(RADIUS, Math.min(height - RADIUS, y))];
}
