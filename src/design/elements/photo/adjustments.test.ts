import fc from "fast-check";
import { expect, test } from "vitest";
import type { PhotoAdjustments } from "#design/document.ts";
import { ADJUSTMENTS, type Adjustment, adjustmentMatrix } from "#design/elements/photo/adjustments.ts";
import { type ColorMatrix, multiplyColors, recolor } from "#design/elements/photo/color-matrix.ts";

const IDENTITY: ColorMatrix = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0];
const channel = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(channel, channel, channel, channel);
const amount = fc.double({ min: -1, max: 1, noNaN: true });
const adjustments: fc.Arbitrary<PhotoAdjustments> = fc.record({
	brightness: amount,
	contrast: amount,
	saturation: amount,
	warmth: amount,
	blackAndWhite: fc.double({ min: 0, max: 1, noNaN: true }),
	sepia: fc.double({ min: 0, max: 1, noNaN: true }),
});

test("nothing adjusted is no matrix, and the matrix that changes nothing leaves every pixel", () => {
	expect(adjustmentMatrix({})).toBeUndefined();
	expect(adjustmentMatrix({ brightness: 0, sepia: 0 })).toBeUndefined();
	for (const name of ADJUSTMENTS) {
		const slight = adjustmentMatrix({ [name]: 1e-9 });
		expect(slight, name).toEqual(IDENTITY);
	}
	fc.assert(
		fc.property(pixel, (of) => {
			expect(shown(of, IDENTITY)).toEqual(of);
		}),
	);
});

test("black and white is grey whatever stood before it, and keeps greys as they are", () => {
	fc.assert(
		fc.property(pixel, adjustments, (of, before) => {
			const [red, green, blue] = shown(of, adjustmentMatrix({ ...before, blackAndWhite: 1, sepia: 0 })!);
			expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThanOrEqual(1);
		}),
	);
	for (const name of ["saturation", "blackAndWhite"] as const)
		expect(shown([90, 90, 90, 255], adjustmentMatrix({ [name]: 0.7 })!)).toEqual([90, 90, 90, 255]);
});

test("one matrix is the steps one after the other: warmth, brightness, contrast, saturation, grey, sepia", () => {
	const order = ["warmth", "brightness", "contrast", "saturation", "blackAndWhite", "sepia"] as const;
	fc.assert(
		fc.property(adjustments, (all) => {
			const steps = order.map((name: Adjustment) => adjustmentMatrix({ [name]: all[name] }) ?? IDENTITY);
			const whole = adjustmentMatrix(all) ?? IDENTITY;
			const inTurn = steps.reduce((before, step) => multiplyColors(step, before));
			for (const [index, value] of whole.entries()) expect(Math.abs(value - inTurn[index]!)).toBeLessThan(2e-3);
		}),
	);
	const twice = adjustmentMatrix({ brightness: 1, contrast: 1 })!;
	expect(twice.slice(0, 5)).toEqual([4, 0, 0, 0, -0.5]);
});

test("each does what its name says", () => {
	const of = [120, 100, 80, 128];
	const sum = ([red, green, blue]: readonly number[]) => red! + green! + blue!;
	expect(shown(of, adjustmentMatrix({ brightness: -1 })!)).toEqual([0, 0, 0, 128]);
	expect(sum(shown(of, adjustmentMatrix({ brightness: 0.5 })!))).toBeGreaterThan(sum(of));
	expect(shown([64, 128, 192, 9], adjustmentMatrix({ contrast: 1 })!)).toEqual([0, 128, 255, 9]);
	expect(shown([64, 128, 192, 9], adjustmentMatrix({ contrast: -1 })!)).toEqual([128, 128, 128, 9]);
	const [red, , blue] = shown([100, 100, 100, 255], adjustmentMatrix({ warmth: 1 })!);
	expect(red! - blue!).toBeGreaterThan(20);
	const [brown, , dark] = shown([100, 100, 100, 255], adjustmentMatrix({ sepia: 1 })!);
	expect(brown! - dark!).toBeGreaterThan(30);
});

function shown(of: readonly number[], matrix: ColorMatrix): number[] {
	const pixels = Uint8Array.from(of);
	recolor(pixels, 4, matrix);
	return [...pixels];
}
