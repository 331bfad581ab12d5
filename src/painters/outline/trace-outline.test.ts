import fc from "fast-check";
import { expect, test } from "vitest";
import { insideOfPath } from "#design/geometry/path-inside.ts";
import { distances } from "./distances.ts";
import { type OutlinePoint, traceOutline } from "./trace-outline.ts";

const SIZE = { width: 24, height: 18 };
const grids = fc.array(fc.integer({ min: 0, max: 24 * 18 - 1 }), { maxLength: 40 }).map((points) => {
	const grid = new Uint8Array(SIZE.width * SIZE.height);
	for (const at of points) grid[at] = 1;
	return { grid, points: points.map((at) => [at % SIZE.width, Math.floor(at / SIZE.width)] as const) };
});

test("distances are those of the nearest covered point", () => {
	fc.assert(
		fc.property(grids, ({ grid, points }) => {
			const found = distances(grid, SIZE.width, SIZE.height);
			for (const [at, value] of found.entries()) {
				const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
				const nearest = Math.min(...points.map((point) => away(point, [x, y])));
				if (points.length) expect(value).toBeCloseTo(nearest, 6);
				else expect(value).toBeGreaterThan(1e5);
			}
		}),
		{ numRuns: 60 },
	);
});

test("the outline runs around all that is covered, at its distance from the nearest", () => {
	fc.assert(
		fc.property(grids, fc.double({ min: 1, max: 5, noNaN: true }), ({ grid, points }, distance) => {
			const loops = traceOutline(grid, SIZE, distance, 0.1);
			const insides = loops.map((loop) => insideOfPath(pathOf(loop)));
			for (const point of points) expect(insides.some((inside) => inside(point))).toBe(true);
			for (const corner of loops.flat()) {
				const nearest = Math.min(...points.map((point) => away(point, corner)));
				expect(Math.abs(nearest - distance)).toBeLessThan(0.5);
			}
			expect(loops.length === 0).toBe(points.length === 0);
		}),
		{ numRuns: 100 },
	);
});

test("a ring has one outline, two things far apart have two", () => {
	const ring = Uint8Array.from({ length: 900 }, (_, at) => {
		const radius = Math.hypot((at % 30) - 15, Math.floor(at / 30) - 15);
		return radius > 8 && radius < 12 ? 1 : 0;
	});
	const [outline, ...more] = traceOutline(ring, { width: 30, height: 30 }, 2, 0.05);
	expect(more).toEqual([]);
	expect(outline!.length).toBeLessThan(80);
	for (const point of outline!) expect(away(point, [15, 15])).toBeCloseTo(13.7, 0);
	const two = new Uint8Array(SIZE.width * SIZE.height);
	two[0] = two[SIZE.width * SIZE.height - 1] = 1;
	expect(traceOutline(two, SIZE, 3, 0.1)).toHaveLength(2);
});

function away([x1, y1]: OutlinePoint, [x2, y2]: OutlinePoint): number {
	return Math.hypot(x2 - x1, y2 - y1);
}

function pathOf(loop: readonly OutlinePoint[]): string {
	return `${loop.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("")}Z`;
}
