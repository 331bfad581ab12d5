import fc from "fast-check";
import { expect, test } from "vitest";
import type { Point } from "#design/geometry/matrix.ts";
import type { SideCut } from "#design/side-shape.ts";
import { insideOfPath } from "./path-inside.ts";
import { insetOfRoom, outlinePath, overhangOf, stepInto } from "./side-outline.ts";

const CUTS: readonly (SideCut | undefined)[] = [undefined, { kind: "ellipse" }, { kind: "rounded", radius: 18 }];
const sides = fc.constantFrom(...CUTS).map((cut) => ({ width: 80, height: 60, safe: 4, cut }));
const points = fc.tuple(fc.double({ min: -10, max: 90, noNaN: true }), fc.double({ min: -10, max: 70, noNaN: true }));
const insets = fc.constantFrom(-2, 0, 4);

test("what lies beyond a line lies outside of the path that is drawn for it", () => {
	fc.assert(
		fc.property(sides, points, insets, (side, point, inset) => {
			const beyond = overhangOf([point], side, inset);
			// Paths follow curves in short straight pieces.
			fc.pre(Math.abs(beyond) > 0.6);
			expect(insideOfPath(outlinePath(side, inset))(point)).toBe(beyond < 0);
		}),
	);
});

test("on a disc the corners are gone, and what is left so far inside", () => {
	const disc = { width: 80, height: 80, cut: { kind: "ellipse" } } as const;
	expect(overhangOf([[5, 5]], disc, 0)).toBeCloseTo(35 * Math.SQRT2 - 40);
	expect(overhangOf([[40, 2]], disc, 4)).toBeCloseTo(2);
	expect(overhangOf([[40, 40]], disc, 4)).toBeLessThan(0);
});

test("a box that could lie within is moved within, and one that does stays", () => {
	const box = fc.tuple(
		points,
		fc.double({ min: 1, max: 40, noNaN: true }),
		fc.double({ min: 1, max: 25, noNaN: true }),
	);
	fc.assert(
		fc.property(sides, box, (side, [[x, y], width, height]) => {
			const corners: readonly Point[] = [
				[x, y],
				[x + width, y],
				[x + width, y + height],
				[x, y + height],
			];
			const [dx, dy] = stepInto(corners, side, side.safe);
			const moved = corners.map(([left, top]): Point => [left + dx, top + dy]);
			expect(overhangOf(moved, side, side.safe)).toBeLessThan(0.01);
			if (overhangOf(corners, side, side.safe) <= 0) expect([dx, dy]).toEqual([0, 0]);
		}),
	);
});

test("the room for new things has its corners on the safe line", () => {
	for (const cut of CUTS) {
		const side = { width: 80, height: 60, safe: 4, cut };
		expect(overhangOf([insetOfRoom(side)], side, side.safe)).toBeCloseTo(0);
	}
});
