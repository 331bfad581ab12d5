import fc from "fast-check";
import { expect, test } from "vitest";
import type { Bounds } from "./boxes.ts";
import { buildSnapLines, equalGap, gapsAround, snapBounds } from "./snapping.ts";

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

test("where gaps are equal all of them are shown, each where both boxes are", () => {
	const row: Bounds[] = [
		{ left: 0, top: 0, right: 10, bottom: 20 },
		{ left: 15, top: 10, right: 25, bottom: 40 },
		{ left: 45, top: 0, right: 55, bottom: 30 },
	];
	const settled = { left: 30, top: 0, right: 40, bottom: 30 };
	expect(gapsAround(row, settled, "x")).toEqual([
		{ axis: "x", from: 10, to: 15, at: 15 },
		{ axis: "x", from: 25, to: 30, at: 20 },
		{ axis: "x", from: 40, to: 45, at: 15 },
	]);
	expect(gapsAround(row, { ...settled, left: 31, right: 41 }, "x")).toEqual([]);
	expect(gapsAround(row, settled, "y")).toEqual([]);
	const farOff = [...row.slice(0, 2), { ...row[2]!, left: 60, right: 70 }, { ...row[2]!, left: 75, right: 85 }];
	expect(gapsAround(farOff, { ...settled, left: 33, right: 43 }, "x")).toEqual([]);
});

test("whatever snaps into a gap shows that gap", () => {
	fc.assert(
		fc.property(fc.array(bounds, { maxLength: 12 }), bounds, (others, moving) => {
			const lines = buildSnapLines(others, { ...page, safe: 5 });
			const { dx, guides, gaps } = snapBounds(lines, moving, 3);
			if (dx !== 0 && !guides.some(({ axis }) => axis === "x")) {
				const widths = gaps.filter(({ axis }) => axis === "x").map(({ from, to }) => to - from);
				const shift = equalGap(others, moving, "x", 3);
				expect(dx).toBe(shift);
				for (const width of widths)
					expect(widths.filter((other) => Math.abs(other - width) < 1e-5).length).toBeGreaterThan(1);
			}
			expect(snapBounds(lines, moving, null)).toEqual({ dx: 0, dy: 0, guides: [], gaps: [] });
		}),
	);
});

test("a line says what it is of: the page, its middle, its safe zone, another element", () => {
	const lines = buildSnapLines([{ left: 150, top: 0, right: 160, bottom: 5 }], { ...page, safe: 5 });
	const nameAt = (left: number) => {
		const { guides } = snapBounds(lines, { left, top: 30, right: left + 7, bottom: 37 }, 1);
		return guides.filter(({ axis }) => axis === "x").map((guide) => guide.of);
	};
	expect([nameAt(0.4), nameAt(5.2), nameAt(99.7), nameAt(149.5)]).toEqual([
		["page"],
		["safe"],
		["centre"],
		["element"],
	]);
});

test.each([
	["round corners: the line that is drawn", { kind: "rounded", radius: 20 } as const, 4],
	["no straight edge: the room within", { kind: "ellipse" } as const, 4 + 36 * (1 - Math.SQRT1_2)],
])("snaps to the safe zone of a side with %s", (_what, cut, at) => {
	const lines = buildSnapLines([], { width: 80, height: 80, safe: 4, cut });
	const { dx, guides } = snapBounds(lines, { left: at + 0.5, right: at + 20, top: 33, bottom: 34 }, 1);
	expect(dx).toBeCloseTo(-0.5);
	expect(guides).toMatchObject([{ axis: "x", of: "safe" }]);
});
