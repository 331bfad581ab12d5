import { expect, test } from "vitest";
import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { decodeUvMap, NOT_PRINTED } from "#painters/mockup/uv-map.ts";

/** Of a scene of 8 × 8 pixels whose u grows by 32 of 4095 a pixel to the right; `step` 2: every second pixel of it. */
function mapOf(step: 1 | 2, lastColumn = 7, firstColumn = 0): RgbaPicture {
	const size = 8 / step;
	const rgba = new Uint8Array(size * size * 4);
	for (let texel = 0; texel < size * size; texel++) {
		const x = (texel % size) * step;
		if (x >= firstColumn && x <= lastColumn) rgba.set([(32 * x) >> 4, 1, 0, 255], texel * 4);
	}
	return { width: size, height: size, rgba };
}

const row = (map: RgbaPicture, size: number, step: 1 | 2) =>
	Array.from(decodeUvMap(map, size, size, step).slice(0, size * 2))
		.filter((_, index) => index % 2 === 0)
		.map((u) => (u === NOT_PRINTED ? u : Math.round((u * 4095 * 100) / 32) / 100));

test("a half map gives the whole picture's pixels their own places", () => {
	expect(row(mapOf(1), 8, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
	expect(row(mapOf(2), 8, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 6]);
});

test("the pixels of a half picture lie in the middle of four, whatever the map's size", () => {
	expect(row(mapOf(1), 4, 2)).toEqual([0.5, 2.5, 4.5, 6.5]);
	expect(row(mapOf(2), 4, 2)).toEqual([0.5, 2.5, 4.5, 6]);
});

test("beyond the print nothing is mixed in", () => {
	expect(row(mapOf(1, 4), 4, 2)).toEqual([0.5, 2.5, 4, NOT_PRINTED]);
	expect(row(mapOf(1, 7, 3), 4, 2)).toEqual([NOT_PRINTED, 3, 4.5, 6.5]);
	expect(row(mapOf(2, 2), 4, 2)).toEqual([0.5, 2, NOT_PRINTED, NOT_PRINTED]);
});
