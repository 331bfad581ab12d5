import { expect, test } from "vitest";
import { viewInto } from "./into-sight.ts";

const card = { code: "card", width: 300, height: 150, bleed: 3, safe: 5 };
const stage = { width: 800, height: 600 };
const box = (left: number, top: number, width: number, height: number) => ({
	...{ left, top },
	...{ right: left + width, bottom: top + height },
});

test.each([
	["what is seen", [-400, -100], box(110, 40, 60, 20), null],
	["what is mostly seen", [-400, -100], box(90, 40, 40, 20), null],
	["what fills the stage, and more", [-400, -100], box(0, 0, 300, 150), null],
	["what lies over the edge of a page that is seen whole", [-100, -100], box(20, 20, 2000, 20), null],
	["a line that is seen", [-400, -100], box(110, 60, 50, 0), null],
	["what is to the right", [-300, -100], box(280, 40, 15, 20), [-404, -100]],
	["what is to the left", [-400, -100], box(10, 40, 20, 20), [-16, -100]],
	["what is above", [-400, -100], box(110, 5, 20, 10), [-400, 4]],
	["what is below", [-400, 100], box(110, 140, 20, 9), [-400, -20]],
	["the beginning of what is larger than the stage", [-1100, -100], box(5, 40, 280, 20), [4, -100]],
	["the end of what is larger, where it is that end that is seen", [-900, -100], box(0, 40, 300, 20), [-424, -100]],
	["what lies beside the page, which stays to be found", [-400, -100], box(400, 40, 20, 20), [-904, -100]],
] as const)("%s", (_what, [x, y], bounds, expected) => {
	const view = viewInto({ x, y, scale: 4 }, bounds, stage, card);
	expect(view && [view.x, view.y, view.scale]).toEqual(expected && [...expected, 4]);
});
