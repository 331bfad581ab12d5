import { expect, test } from "vitest";
import type { DisplayList } from "#design/display-list.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import { ellipse, rectangle } from "#design/geometry/paths.ts";
import { designOutline } from "./design-outline.server.ts";

const SIDE = { code: "front", width: 60, height: 40, bleed: 3, safe: 2 };
const red = { type: "solid", color: "#c02020" } as const;

test("a cut line runs around the design, two millimetres off it, and never beyond the trim edge", async () => {
	const disc: DisplayList = [
		{ type: "group", matrix: [1, 0, 0, 1, 20, 10], children: [{ type: "path", d: ellipse(20, 20), fill: red }] },
		{ type: "group", screenOnly: true, children: [{ type: "path", d: rectangle(0, 0, 60, 40), fill: red }] },
	];
	const around = pathBounds((await outlineOf(disc)) ?? "");
	const expected = { left: 18, top: 8, right: 42, bottom: 32 };
	for (const edge of ["left", "top", "right", "bottom"] as const)
		expect(Math.abs((around?.[edge] ?? Number.NaN) - expected[edge])).toBeLessThan(0.15);
	const whole: DisplayList = [{ type: "path", d: rectangle(-3, -3, 66, 46), fill: red }];
	expect(pathBounds((await outlineOf(whole)) ?? "")).toEqual({ left: 0, top: 0, right: 60, bottom: 40 });
	expect(await outlineOf([])).toBeUndefined();
});

function outlineOf(display: DisplayList) {
	return designOutline(display, SIDE, () => Promise.reject(new Error("no pictures")));
}
