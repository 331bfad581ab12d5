import fc from "fast-check";
import { expect, test } from "vitest";
import type { Box } from "#design/document.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { HANDLES, type HandleName, pinchBox, resizeBox, rotateBox } from "./gestures.ts";

const length = fc.double({ min: 3, max: 300, noNaN: true });
const coordinate = fc.double({ min: -200, max: 400, noNaN: true });
const box: fc.Arbitrary<Box> = fc.record({
	x: coordinate,
	y: coordinate,
	width: length,
	height: length,
	rotation: fc.double({ min: -180, max: 180, noNaN: true }),
});
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);
const handle = fc.constantFrom(...(Object.keys(HANDLES) as HandleName[]));

function at(of: Box, u: number, v: number): Point {
	return apply(boxMatrix(of), [u * of.width, v * of.height]);
}

function near(one: Point, two: Point): void {
	expect(one[0]).toBeCloseTo(two[0], 6);
	expect(one[1]).toBeCloseTo(two[1], 6);
}

test("resizing holds the opposite handle, or the centre", () => {
	fc.assert(
		fc.property(box, handle, point, point, fc.boolean(), (start, name, from, to, keepAspect) => {
			const [x, y] = HANDLES[name];
			const resized = resizeBox(start, name, from, to, { keepAspect });
			near(at(resized, (1 - x) / 2, (1 - y) / 2), at(start, (1 - x) / 2, (1 - y) / 2));
			near(at(resizeBox(start, name, from, to, { centred: true }), 0.5, 0.5), at(start, 0.5, 0.5));
			expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(1.999999);
			if (keepAspect) expect(resized.width / resized.height).toBeCloseTo(start.width / start.height, 6);
		}),
	);
});

test("a free corner follows the pointer", () => {
	fc.assert(
		fc.property(box, fc.double({ min: 0, max: 100, noNaN: true }), (start, out) => {
			const from = at(start, 1, 1);
			const to = apply(boxMatrix(start), [start.width + out, start.height + 2 * out]);
			near(at(resizeBox(start, "se", from, to), 1, 1), to);
		}),
	);
});

test("a pinch takes the points under the fingers along", () => {
	fc.assert(
		fc.property(box, point, point, point, point, (start, a, b, c, d) => {
			fc.pre(Math.hypot(b[0] - a[0], b[1] - a[1]) > 5 && Math.hypot(d[0] - c[0], d[1] - c[1]) > 5);
			const pinched = pinchBox(start, [a, b], [c, d]);
			fc.pre(Math.min(pinched.width, pinched.height) > 2.001);
			const fractions = (p: Point): Point => {
				const m = boxMatrix(start);
				const [x, y] = [p[0] - m[4], p[1] - m[5]];
				return [(m[0] * x + m[1] * y) / start.width, (m[2] * x + m[3] * y) / start.height];
			};
			near(at(pinched, ...fractions(a)), c);
			near(at(pinched, ...fractions(b)), d);
		}),
	);
});

test("turning there and back again changes nothing, steps are exact, quarter turns attract", () => {
	fc.assert(
		fc.property(box, point, point, (start, from, to) => {
			const centre = at(start, 0.5, 0.5);
			fc.pre(Math.hypot(from[0] - centre[0], from[1] - centre[1]) > 1);
			const turned = rotateBox(start, from, to, 15);
			expect(Math.abs(turned.rotation / 15 - Math.round(turned.rotation / 15))).toBeLessThan(1e-9);
			near(at(turned, 0.5, 0.5), centre);
		}),
	);
	const upright: Box = { x: 0, y: 0, width: 10, height: 10, rotation: 0 };
	expect(rotateBox(upright, [10, 5], [5.1, 10]).rotation).toBe(90);
	expect(rotateBox(upright, [10, 5], [10, 10]).rotation).toBeCloseTo(45);
});
