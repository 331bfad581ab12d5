import { expect, test } from "vitest";
import { dullness, type Lab, labOf } from "./color-distance.ts";

/** Of one lightness: Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", table 1. */
const PAIRS: readonly (readonly [wanted: Lab, printed: Lab, distance: number])[] = [
	[[50, 0, -82.7485], [50, 2.6772, -79.7751], 2.0425],
	[[50, 0, -82.7485], [50, 3.1571, -77.2803], 2.8615],
	[[50, 0, -82.7485], [50, 2.8361, -74.02], 3.4412],
	[[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
	[[50, -1, 2], [50, 0, 0], 2.3669],
];

test.each(PAIRS)("%j printed as %j is off by %d", (wanted, printed, distance) => {
	expect(dullness(wanted, printed)).toBeCloseTo(distance, 4);
	expect(dullness(printed, wanted)).toBe(0);
});

test("colours of sRGB have their place under its own light, and what is only lighter is not duller", () => {
	const [lightness, a, b] = labOf([255, 0, 0]);
	expect([lightness, a, b].map((value) => Math.round(value * 10) / 10)).toEqual([53.2, 80.1, 67.2]);
	expect(dullness(labOf([0, 0, 0]), labOf([30, 30, 30]))).toBeLessThan(0.01);
});
