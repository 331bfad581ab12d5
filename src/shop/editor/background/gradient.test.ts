import { expect, test } from "vitest";
import { angleOf, colorsOf, GRADIENTS, linearGradient } from "./gradient.ts";

const MUG = { x: -2, y: -2, width: 200, height: 80 };

test.each([
	[0, [0.5, 0], [0.5, 1]],
	[90, [0, 0.5], [1, 0.5]],
	[180, [0.5, 1], [0.5, 0]],
	[45, [0.15, -0.375], [0.85, 1.375]],
])("at %d degrees the colours run from corner to corner", (angle, from, to) => {
	const paint = linearGradient(["#000000", "#ffffff"], angle, MUG);
	expect(paint).toMatchObject({ from, to });
	expect(angleOf(paint, MUG)).toBe(angle);
});

test("what was chosen is found again, and never leaves what a document may hold", () => {
	for (const { colors, angle } of GRADIENTS) {
		const paint = linearGradient(colors, angle, MUG);
		expect([colorsOf(paint), angleOf(paint, MUG)]).toEqual([colors, angle]);
	}
	const band = linearGradient(["#000000", "#ffffff"], 45, { x: 0, y: 0, width: 5000, height: 1 });
	expect(Math.max(...[...band.from, ...band.to].map(Math.abs))).toBe(10);
});
