import fc from "fast-check";
import { expect, test } from "vitest";
import { adjustmentMatrix } from "#design/elements/photo/adjustments.ts";
import { recolor } from "#design/elements/photo/color-matrix.ts";
import { enhancing } from "#design/elements/photo/enhance.ts";

const byte = fc.integer({ min: 0, max: 255 });

test("a flat picture reaches nearly to black and white, and greys that were blue get less so", () => {
	const flat = ramp(50, 200, [1, 1, 1]);
	const better = enhanced(flat);
	expect(better.at(0)).toBeLessThan(40);
	expect(better.at(-4)).toBeGreaterThan(215);
	const blueish = ramp(20, 230, [0.9, 1, 1.05]);
	const balanced = enhanced(blueish);
	const middle = Math.floor(blueish.length / 8) * 4;
	const cast = (data: Uint8Array) => data[middle + 2]! / data[middle]!;
	expect(cast(balanced)).toBeLessThan(cast(blueish) - 0.04);
	expect(cast(balanced)).toBeGreaterThan(1);
});

test("a dark picture gets lighter, a pale one deeper and not lighter", () => {
	const dark = enhanced(ramp(0, 90, [1, 1, 1]));
	expect([dark.at(0), dark.at(-4)]).toEqual([0, 135]);
	const pale = enhanced(ramp(150, 255, [1, 1, 1]));
	expect(pale.at(0)).toBeLessThan(130);
	expect(pale.at(-4)).toBeGreaterThan(245);
});

test("a picture that uses all tones is left alone, as is one without pixels", () => {
	expect(enhancing({ data: ramp(2, 253, [1, 1, 1]) })).toBeUndefined();
	expect(enhancing({ data: new Uint8Array(400) })).toBeUndefined();
});

test("whatever the picture, what is stored stays in its range", () => {
	fc.assert(
		fc.property(fc.array(fc.tuple(byte, byte, byte, byte), { maxLength: 50 }), (pixels) => {
			for (const value of Object.values(enhancing({ data: pixels.flat() }) ?? {}))
				expect(Math.abs(value)).toBeLessThanOrEqual(1);
		}),
	);
});

function ramp(from: number, to: number, tint: readonly number[]): Uint8Array {
	return Uint8Array.from(
		Array.from({ length: 256 }, (_, index) => {
			const tone = from + ((to - from) * index) / 255;
			return [...tint.map((by) => Math.min(255, Math.round(tone * by))), 255];
		}).flat(),
	);
}

function enhanced(data: Uint8Array): Uint8Array {
	const copy = Uint8Array.from(data);
	recolor(copy, 4, adjustmentMatrix(enhancing({ data })!)!);
	return copy;
}
