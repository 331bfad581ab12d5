import type { Degrees, ScreenPixels } from "#core/units.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { StageSize } from "./view.ts";

const DISTANCE: ScreenPixels = 32;
const RADIUS: ScreenPixels = 12;

/** Where the handle stands that turns an element: below its box, or above it where it would be off the stage. */
export function turningPlace(
	corners: readonly [Point, Point, Point, Point],
	rotation: Degrees,
	stage: StageSize,
): Point {
	const [topLeft, topRight, bottomRight, bottomLeft] = corners;
	const angle = (rotation * Math.PI) / 180;
	const beyond = ([ax, ay]: Point, [bx, by]: Point, way: number): Point => [
		(ax + bx) / 2 - Math.sin(angle) * DISTANCE * way,
		(ay + by) / 2 + Math.cos(angle) * DISTANCE * way,
	];
	const below = beyond(bottomLeft, bottomRight, 1);
	const above = beyond(topLeft, topRight, -1);
	return isOn(stage, below) || !isOn(stage, above) ? below : above;
}

function isOn({ width, height }: StageSize, [x, y]: Point): boolean {
	return x >= RADIUS && x <= width - RADIUS && y >= RADIUS && y <= height - RADIUS;
}
