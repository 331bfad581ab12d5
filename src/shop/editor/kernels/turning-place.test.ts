import { expect, test } from "vitest";
import type { Point } from "#design/geometry/matrix.ts";
import { turningPlace } from "./turning-place.ts";

const stage = { width: 400, height: 300 };
const boxAt = (top: number, height = 30, left = 100, width = 100): [Point, Point, Point, Point] => [
	[left, top],
	[left + width, top],
	[left + width, top + height],
	[left, top + height],
];
/** By a quarter to the right: what was above is on the right. */
const quarter = ([nw, ne, se, sw]: [Point, Point, Point, Point]): [Point, Point, Point, Point] => [ne, se, sw, nw];

test.each<[string, [Point, Point, Point, Point], number, Point]>([
	["below the box", boxAt(100), 0, [150, 162]],
	["further below one that is hardly high, whose lower edge is pulled from there", boxAt(100, 18), 0, [150, 162]],
	["above one at the lower edge", boxAt(240), 0, [150, 208]],
	["on the right of one that is as high as the stage", boxAt(0, 300), 0, [232, 150]],
	["on the left of it where there is no room on the right either", boxAt(0, 300, 280), 0, [248, 150]],
	["within the lower edge of one that fills the stage", boxAt(0, 300, 0, 400), 0, [200, 268]],
	["at the lower edge of the stage within one that goes beyond it", boxAt(-900, 1500, -900, 2300), 0, [250, 288]],
	["at a corner of the stage of one that is hardly seen", boxAt(290, 500, -800, 820), 0, [12, 288]],
	["on the left of one turned by a quarter", quarter(boxAt(100)), 90, [68, 115]],
	["on the other side of one that was turned upside down", boxAt(240).toReversed() as never, 180, [150, 208]],
])("the handle that turns stands %s", (_name, corners, rotation, place) => {
	const [x, y] = turningPlace(corners, rotation, stage);
	expect([x, y].map(Math.round)).toEqual(place);
});
