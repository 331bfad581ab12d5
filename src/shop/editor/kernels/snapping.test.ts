import fc from "fast-check";
import { expect, test } from "vitest";
import type { Bounds } from "./boxes.ts";
import { buildSnapLines, equalGap, snapBounds } from "./snapping.ts";

const page = { width: 200, height: 90, safe: 0 };
const bounds: fc.Arbitrary<Bounds> = fc
	.tuple(
		fc.double({ min: -20, max: 200, noNaN: true }),
		fc.double({ min: -20, max: 90, noNaN: true }),
		fc.double({ min: 1, max: 60, noNaN: true }),
		fc.double({ min: 1, max: 60, noNaN: true }),
	)
	.map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

function spots(start: number, end: number): number[] {
	return [start, (start + end) / 2, end];
}

test("the shift is the smallest one that trying all lines would find", () => {
	fc.assert(
		fc.property(fc.array(bounds, { maxLength: 30 }), bounds, (others, moving) => {
			const lines = [0, 100, 200, ...others.flatMap(({ left, right }) => spots(left, right))];
			const shifts = lines.flatMap((line) => spots(moving.left, moving.right).map((spot) => Math.abs(line - spot)));
			const best = Math.min(...shifts);
			fc.pre(best <= 2);
			const { dx, guides } = snapBounds(buildSnapLines(others, page), moving, 2);
			expect(Math.abs(dx)).toBeCloseTo(best, 9);
			expect(guides.some(({ axis }) => axis === "x")).toBe(true);
		}),
	);
});

test("a box between two others settles in the middle of the gap", () => {
	const others: Bounds[] = [
		{ left: 0, top: 0, right: 20, bottom: 20 },
		{ left: 70, top: 5, right: 90, bottom: 25 },
	];
	expect(equalGap(others, { left: 34, top: 3, right: 54, bottom: 9 }, "x", 2)).toBe(1);
});

test("a box after two others repeats their gap, and before them too", () => {
	const row: Bounds[] = [
		{ left: 50, top: 0, right: 60, bottom: 20 },
		{ left: 67, top: 0, right: 77, bottom: 20 },
	];
	expect(equalGap(row, { left: 83, top: 0, right: 93, bottom: 20 }, "x", 2)).toBe(1);
	expect(equalGap(row, { left: 34, top: 0, right: 42, bottom: 20 }, "x", 2)).toBe(1);
});
