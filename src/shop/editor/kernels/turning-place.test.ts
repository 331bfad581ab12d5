import { expect, test } from "vitest";
import type { Point } from "#design/geometry/matrix.ts";
import { turningPlace } from "./turning-place.ts";

const stage = { width: 400, height: 300 };
const boxAt = (top: number, height = 30): [Point, Point, Point, Point] => [
	[100, top],
	[200, top],
	[200, top + height],
	[100, top + height],
];

test.each<[string, [Point, Point, Point, Point], number, Point]>([
	["below the box", boxAt(100), 0, [150, 162]],
	["above one at the lower edge", boxAt(240), 0, [150, 208]],
	["below one that is as high as the stage, as ever", boxAt(0, 300), 0, [150, 332]],
	["on the other side of one that was turned upside down", boxAt(240).toReversed() as never, 180, [150, 208]],
])("the handle that turns stands %s", (_name, corners, rotation, place) => {
	const [x, y] = turningPlace(corners, rotation, stage);
	expect([x, y].map(Math.round)).toEqual(place);
});
