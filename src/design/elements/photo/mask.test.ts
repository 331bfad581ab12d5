import { expect, test } from "vitest";
import { isMaskPath, maskPath } from "#design/elements/photo/mask.ts";
import { MASKS } from "#design/elements/photo/mask-outlines.ts";
import { distanceToPath, insideOfPath } from "#design/geometry/path-inside.ts";

const photo = {
	kind: "photo",
	id: "photo",
	...{ x: 0, y: 0, width: 40, height: 20, rotation: 0, opacity: 1 },
	picture: null,
	crop: { x: 0, y: 0, width: 1, height: 1 },
	cornerRadius: 6,
} as const;

test.each(MASKS)("a $name is taken, and seen in the middle of the frame but not in its corner", ({ name, mask }) => {
	const d = maskPath({ ...photo, mask });
	if (mask?.form === "path") expect(isMaskPath(mask.d)).toBe(true);
	expect(insideOfPath(d)([20, 10])).toBe(true);
	expect(insideOfPath(d)([0.2, 0.2]), name).toBe(false);
});

test("a mask that is a path fills the frame as it does the unit square", () => {
	const d = "M0 0L1 0L.5 1ZM.4 .1L.5 .3L.6 .1Z";
	expect(maskPath({ ...photo, mask: { form: "path", d } })).toBe("M0 0L40 0L20 20ZM16 2L20 6L24 2Z");
});

test("quadratic curves become cubic ones, which every painter draws", () => {
	const d = "M0 0Q.5 1 1 0Z";
	expect(maskPath({ ...photo, mask: { form: "path", d } })).toBe("M0 0C13.333 13.333 26.667 13.333 40 0Z");
});

test("a second outline that runs the other way is a hole", () => {
	const inside = insideOfPath("M0 0L9 0L9 9L0 9ZM3 3L3 6L6 6L6 3Z");
	expect([1, 4, 7, 10].map((x) => inside([x, 4.5]))).toEqual([true, false, true, false]);
	expect(distanceToPath("M0 0L9 0L9 9L0 9Z")([4, 1])).toBe(1);
});

test.each([
	["", "nothing"],
	["M0 0L1 0L1 1", "an open line"],
	["M0 0L1\u00a0\u00a01L0 1Z", "spaces that are none in SVG"],
	["L0 0L1 0L1 1Z", "no beginning"],
	["M0 0L1 0L1 1ZL0 1Z", "an outline that goes on without a beginning"],
	["M0 0M1 0L1 1Z", "two beginnings"],
	["M0 0L1 0 1 1Z", "two sets of numbers"],
	["M0 0L1 0A1 1 0 0 0 1 1Z", "an arc"],
	["M0 0l1 0L1 1Z", "relative steps"],
	["M0 0L1e0 0L1 1Z", "an exponent"],
	["M0 0LNaN 0L1 1Z", "no number"],
	["M0 0L1.1 0L1 1Z", "a corner outside"],
	["M0 0C0 -1 1 -1 1 0L1 1Z", "a curve that leaves the square"],
	["M0 0L1 0L.5 0Z", "a line without area"],
	['M0 0L1 0L1 1Z"/><script>', "markup"],
])("%s is no mask: %s", (d) => {
	expect(isMaskPath(d)).toBe(false);
});
