import { expect, test } from "vitest";
import { type Plane, structuralSimilarity } from "./structural-similarity.ts";

test("pictures that are alike have 1 everywhere; a step in brightness costs what the formula says", () => {
	const stripes = plane((x) => (x % 4 < 2 ? 40 : 200));
	expect(Math.min(...structuralSimilarity(stripes, stripes))).toBeCloseTo(1, 5);
	const [a, b, c1] = [100, 120, 6.5025];
	const apart = structuralSimilarity(
		plane(() => a),
		plane(() => b),
	);
	expect(apart[210]).toBeCloseTo((2 * a * b + c1) / (a * a + b * b + c1), 3);
});

test("the same brightness with another structure is unlike, only where it is", () => {
	const flat = plane(() => 120);
	const half = plane((x, y) => (x < 20 ? 120 : 120 + (y % 2 ? 60 : -60)));
	const map = structuralSimilarity(flat, half);
	expect(map[20 * 40 + 5]).toBeCloseTo(1, 5);
	expect(map[20 * 40 + 35]).toBeLessThan(0.05);
});

function plane(valueAt: (x: number, y: number) => number): Plane {
	const values = Float32Array.from({ length: 1600 }, (_, pixel) => valueAt(pixel % 40, Math.floor(pixel / 40)));
	return { width: 40, height: 40, values };
}
