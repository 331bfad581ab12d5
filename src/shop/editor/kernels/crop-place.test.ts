import fc from "fast-check";
import { expect, test } from "vitest";
import type { PhotoElement } from "#design/document.ts";
import { coverCrop } from "#design/elements/photo/cover-crop.ts";
import { mirrorMatrix } from "#design/elements/photo/mirror.ts";
import { apply, boxMatrix, IDENTITY, multiply, type Point } from "#design/geometry/matrix.ts";
import { isCut, zoomCrop } from "./crop.ts";
import { cropAt, cropPlace } from "./crop-place.ts";

const BOX = { x: 20, y: 30, width: 60, height: 40, rotation: 0, opacity: 1, cornerRadius: 0 };
const UPRIGHT = { id: "upright", width: 3000, height: 4000 };
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const flipped = fc.record({ flipX: fc.boolean(), flipY: fc.boolean() });

function photoOf(picture = UPRIGHT, over: Partial<PhotoElement> = {}): PhotoElement {
	return { kind: "photo", id: "e", ...BOX, picture, crop: coverCrop(picture, BOX), ...over };
}

/** Where a point of the picture, as fractions of it, lies on the page. */
function onPage(photo: PhotoElement, [u, v]: Point): Point {
	const { crop, width, height } = photo;
	const inFrame: Point = [((u - crop.x) / crop.width) * width, ((v - crop.y) / crop.height) * height];
	return apply(multiply(boxMatrix(photo), mirrorMatrix(photo) ?? IDENTITY), inFrame);
}

test.each<[string, { width: number; height: number }, boolean, number | null, number | null]>([
	["an upright photo in a wide frame can be moved down and up only", UPRIGHT, true, null, 0.4],
	["a wide photo in a less wide one left and right only", { width: 4000, height: 2000 }, true, 0.5, null],
	["a photo of the frame's proportions is not cut", { width: 3000, height: 2000 }, false, null, null],
	["nor is one that differs by a few pixels", { width: 3000, height: 2010 }, false, null, null],
])("%s", (_what, size, cut, across, down) => {
	const photo = photoOf({ id: "p", ...size });
	expect([isCut(photo), cropPlace(photo, "across"), cropPlace(photo, "down")]).toEqual([cut, across, down]);
});

test("an empty frame cuts nothing", () => {
	expect(isCut({ ...photoOf(), picture: null })).toBe(false);
});

test("the ends are the edges of the photo as it is seen, flipped or turned; the other direction and the size stay", () => {
	fc.assert(
		fc.property(flipped, fc.integer({ min: -4, max: 7 }), fraction, fraction, (flips, turns, u, v) => {
			const rotation = turns * 90;
			const photo = photoOf(UPRIGHT, { ...flips, rotation, crop: zoomCrop(coverCrop(UPRIGHT, BOX), 2, [u, v]) });
			for (const [axis, direction] of [
				[0, "across"],
				[1, "down"],
			] as const) {
				const other = direction === "across" ? "down" : "across";
				for (const place of [0, 1]) {
					const moved = { ...photo, crop: cropAt(photo, direction, place) };
					const ends = [onPage(moved, [0, 0])[axis], onPage(moved, [1, 1])[axis]];
					const frame = [onPage(moved, [moved.crop.x, moved.crop.y]), onPage(moved, cornerOf(moved))];
					const nearest = place === 0 ? Math.min : Math.max;
					expect(nearest(...ends)).toBeCloseTo(nearest(...frame.map((point) => point[axis])), 6);
					expect(cropPlace(moved, other)).toBeCloseTo(cropPlace(photo, other)!, 6);
					expect([moved.crop.width, moved.crop.height]).toEqual([photo.crop.width, photo.crop.height]);
				}
			}
		}),
	);
});

test("where it is put, there it is told to be", () => {
	fc.assert(
		fc.property(flipped, fc.integer({ min: -180, max: 360 }), fraction, (flips, rotation, place) => {
			const photo = photoOf(UPRIGHT, { ...flips, rotation, crop: zoomCrop(coverCrop(UPRIGHT, BOX), 3, [0.5, 0.5]) });
			for (const direction of ["across", "down"] as const)
				expect(cropPlace({ ...photo, crop: cropAt(photo, direction, place) }, direction)).toBeCloseTo(place, 6);
		}),
	);
});

function cornerOf({ crop }: PhotoElement): Point {
	return [crop.x + crop.width, crop.y + crop.height];
}
