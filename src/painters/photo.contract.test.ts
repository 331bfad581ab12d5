import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { PhotoElement } from "#design/document.ts";
import { renderPicture } from "#painters/png.server.ts";
import { display, expectColor, FORMAT, GREEN, painters, picture, WHITE } from "../../tests/support/painted-pixels.ts";

const element: PhotoElement = {
	kind: "photo",
	id: "photo",
	...{ x: 10, y: 10, width: 30, height: 20, rotation: 0, opacity: 1 },
	picture: { id: "green", width: 400, height: 300 },
	crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
	cornerRadius: 6,
};
const AT = [
	[25, 20],
	[10.5, 20],
	[39.5, 20],
	[25, 29.5],
];
const BARE = [
	[9.5, 20],
	[40.5, 20],
	[10.5, 10.5],
	[39.5, 29.5],
];

describe.each(Object.entries(painters))("%s", (_name, paint) => {
	test("paints a photo in its adjusted colours, cut as before", async () => {
		const adjustments = { brightness: 0.5, blackAndWhite: 1 };
		const pixels = await paint([{ ...element, adjustments, flipX: true, flipY: true }]);
		for (const point of AT) expectColor(pixels, point, [163, 163, 163]);
		for (const point of BARE) expectColor(pixels, point, WHITE);
	});

	test.each<[string, Partial<PhotoElement>]>([
		["a heart", { mask: { form: "heart" } }],
		["a path", { mask: { form: "path", d: "M0 .5Q.25 1 .5 1Q.75 1 1 .5L.5 .1Z" } }],
	])("cuts a photo to %s and draws its border within", async (_name, mask) => {
		const border = { color: "#2040c0", width: 2 };
		const pixels = await paint([{ ...element, ...mask, opacity: 0.5, border }]);
		expectColor(pixels, [25, 20], [138, 198, 158]);
		expectColor(pixels, [25, 28.5], [144, 160, 224]);
		for (const point of [
			[11, 28],
			[39, 28],
			[25, 11],
			[25, 30.5],
		])
			expectColor(pixels, point, WHITE);
	});

	test("lets a photo cast its shadow, and a see-through one no darker under itself", async () => {
		const shadow = { x: 4, y: 4, blur: 0.5, color: "#2040c0", opacity: 0.5 };
		const turned = { ...element, rotation: 90, cornerRadius: 0, opacity: 0.5, shadow };
		const pixels = await paint([turned]);
		expectColor(pixels, [25, 20], [138, 198, 158]);
		for (const point of [
			[12.5, 25],
			[20, 37.5],
		])
			expectColor(pixels, point, [200, 208, 240]);
		for (const point of [
			[37, 20],
			[33, 37],
			[8.5, 25],
		])
			expectColor(pixels, point, WHITE);
	});

	test("casts a wide shadow whose edge fades as evenly inwards as outwards", async () => {
		const shadow = { x: 0, y: 8, blur: 2, color: "#2040c0", opacity: 0.5 };
		const pixels = await paint([{ ...element, cornerRadius: 0, shadow }]);
		expectColor(pixels, [25, 31], [144, 160, 224]);
		for (const point of [
			[25, 38],
			[18, 38],
			[32, 38],
		])
			expectColor(pixels, point, [200, 208, 240]);
		for (const point of [
			[3, 34],
			[47, 34],
		])
			expectColor(pixels, point, WHITE);
	});

	test("blurs a photo within its frame, up to the edge", async () => {
		const pixels = await paint([{ ...element, blur: 3 }]);
		for (const point of AT) expectColor(pixels, point, GREEN);
		for (const point of BARE) expectColor(pixels, point, WHITE);
	});

	test("shows an empty slot on screen only", async () => {
		const pixels = await paint([{ ...element, picture: null }]);
		expectColor(pixels, [25, 20], paint === painters.pdf ? WHITE : [228, 226, 222]);
	});
});

test("a printed picture has no empty slot either", async () => {
	const area = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };
	const options = { area, pixelsPerMm: 1, format: "png", medium: "print" } as const;
	const empty = display([{ ...element, picture: null }]);
	const { bytes } = await renderPicture(empty, options, async () => picture);
	expect((await sharp(bytes).stats()).channels.map(({ min }) => min)).toEqual(WHITE);
});
