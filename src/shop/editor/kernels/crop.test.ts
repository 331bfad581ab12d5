import fc from "fast-check";
import { expect, test } from "vitest";
import type { Crop, PhotoElement } from "#design/document.ts";
import { coverCrop } from "#design/elements/photo/cover-crop.ts";
import { cropZoom, panCrop, reframeCrop, zoomCrop } from "./crop.ts";

const pixels = fc.integer({ min: 50, max: 12_000 });
const length = fc.double({ min: 2, max: 500, noNaN: true });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
const photo: fc.Arbitrary<PhotoElement> = fc
	.record({ width: length, height: length, pw: pixels, ph: pixels, zoom: factor, u: fraction, v: fraction })
	.map(({ width, height, pw, ph, zoom, u, v }) => {
		const picture = { id: "p", width: pw, height: ph };
		const crop = zoomCrop(coverCrop(picture, { width, height }), Math.max(1, zoom), [u, v]);
		const box = { x: 0, y: 0, width, height, rotation: 0, opacity: 1, cornerRadius: 0 };
		return { kind: "photo", id: "e", ...box, picture, crop };
	});

function expectFits(crop: Crop, of: PhotoElement, frame: { width: number; height: number }): void {
	expect(crop.x).toBeGreaterThanOrEqual(0);
	expect(crop.y).toBeGreaterThanOrEqual(0);
	expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
	expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
	const shown = (crop.width * of.picture!.width) / (crop.height * of.picture!.height);
	expect(shown / (frame.width / frame.height)).toBeCloseTo(1, 6);
}

test("whatever is done, the crop stays inside the picture and undistorted", () => {
	fc.assert(
		fc.property(photo, length, length, factor, fraction, fraction, (of, width, height, by, u, v) => {
			expectFits(of.crop, of, of);
			expectFits(panCrop(of, width - 250, height - 250), of, of);
			expectFits(zoomCrop(of.crop, by, [u, v]), of, of);
			expectFits(reframeCrop(of, { width, height }, [u, v]), of, { width, height });
		}),
	);
});

test("a frame that shrinks keeps the picture's scale", () => {
	fc.assert(
		fc.property(photo, fraction, (of, u) => {
			const frame = { width: of.width * 0.7, height: of.height * 0.9 };
			const crop = reframeCrop(of, frame, [u, 0]);
			expect(crop.width / frame.width / (of.crop.width / of.width)).toBeCloseTo(1, 6);
		}),
	);
});

test("a mirrored picture follows the finger, and keeps its place when its frame changes", () => {
	fc.assert(
		fc.property(photo, length, length, fraction, fraction, (of, dx, dy, u, v) => {
			const both = { ...of, flipX: true, flipY: true };
			expect(panCrop(both, dx, dy)).toEqual(panCrop(of, -dx, -dy));
			const frame = { width: of.width * 0.7, height: of.height * 0.9 };
			expect(reframeCrop(both, frame, [u, v])).toEqual(reframeCrop(of, frame, [1 - u, 1 - v]));
			expect(panCrop({ ...of, flipX: true }, dx, dy).y).toBe(panCrop(of, dx, dy).y);
		}),
	);
});

test("zooming in and out again about one point returns", () => {
	fc.assert(
		fc.property(photo, fc.double({ min: 1, max: 3, noNaN: true }), fraction, fraction, (of, by, u, v) => {
			fc.pre(Math.min(of.crop.width, of.crop.height) / by > 0.03);
			const back = zoomCrop(zoomCrop(of.crop, by, [u, v]), 1 / by, [u, v]);
			expect(back.x).toBeCloseTo(of.crop.x, 6);
			expect(back.width).toBeCloseTo(of.crop.width, 6);
		}),
	);
});

test("covering a square with a wide picture takes its middle", () => {
	const crop = coverCrop({ width: 4000, height: 2000 }, { width: 50, height: 50 });
	expect(crop).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
	const box = { x: 0, y: 0, width: 50, height: 50, rotation: 0, opacity: 1, cornerRadius: 0 };
	const square: PhotoElement = {
		kind: "photo",
		id: "e",
		...box,
		picture: { id: "p", width: 4000, height: 2000 },
		crop,
	};
	expect(cropZoom({ ...square, crop: zoomCrop(crop, 2, [0.5, 0.5]) })).toBeCloseTo(2);
});
