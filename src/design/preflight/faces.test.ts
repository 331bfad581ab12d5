import { expect, test } from "vitest";
import type { PhotoElement, SideFormat } from "#design/document.ts";
import { checkFaces, type PictureFaces } from "#design/preflight/faces.ts";

const side: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const photo: PhotoElement = {
	kind: "photo",
	id: "photo",
	x: 20,
	y: 20,
	width: 40,
	height: 40,
	rotation: 0,
	opacity: 1,
	picture: { id: "party", width: 2000, height: 1000 },
	crop: { x: 0.25, y: 0, width: 0.5, height: 1 },
	cornerRadius: 0,
};
const moved = { crop: { ...photo.crop, x: 0.26 } };
const faceAt = (x: number, y: number): PictureFaces => ({
	faces: [{ x, y, width: 0.1, height: 0.2 }],
	upsideDown: false,
});
const scanned = { ...faceAt(0.45, 0.4), upsideDown: true };

test.each<[string, Partial<PhotoElement>, PictureFaces | undefined, string[]]>([
	["in the middle", {}, faceAt(0.45, 0.4), []],
	["that was not looked for yet", {}, undefined, []],
	["cut by the frame", {}, faceAt(0.22, 0.4), ["face-cut-off"]],
	["of which hardly anything is in the frame", moved, faceAt(0.17, 0.4), []],
	["outside of the frame", moved, faceAt(0.8, 0.4), []],
	["outside of a frame in which nobody has moved the picture", {}, faceAt(0.8, 0.4), ["face-cut-off"]],
	["in a mirrored photo, cut on the other side", { flipX: true }, faceAt(0.68, 0.4), ["face-cut-off"]],
	["in the corner of a round photo", { mask: { form: "ellipse" } }, faceAt(0.27, 0.06), ["face-cut-off"]],
	["under a rounded corner", { cornerRadius: 20 }, faceAt(0.27, 0.06), ["face-cut-off"]],
	["beside a corner that is hardly rounded", { cornerRadius: 1 }, faceAt(0.27, 0.06), []],
	["under a border", { border: { color: "#ffffff", width: 5 } }, faceAt(0.27, 0.4), ["face-cut-off"]],
	[
		"under the border of a round photo",
		{ mask: { form: "ellipse" }, border: { color: "#ffffff", width: 5 } },
		faceAt(0.27, 0.4),
		["face-cut-off"],
	],
	[
		"off the page, with all of its picture in the frame",
		{ x: -30, crop: { x: 0, y: 0, width: 1, height: 1 }, height: 20 },
		faceAt(0.2, 0.4),
		[],
	],
	[
		"that the trim leaves out of a photo as large as the sheet",
		{
			x: -3,
			y: -3,
			width: 106,
			height: 86,
			picture: { id: "p", width: 1060, height: 860 },
			crop: { x: 0, y: 0, width: 1, height: 1 },
		},
		{ faces: [{ x: 0.002, y: 0.4, width: 0.03, height: 0.04 }], upsideDown: false },
		["face-cut-off"],
	],
	["in the safe zone", { x: 5, y: 5 }, faceAt(0.26, 0.02), []],
	["between safe zone and cut", { x: -8, y: 5 }, faceAt(0.4, 0.4), ["face-cut-off"]],
	["of a photo turned about itself", { x: -8, y: 5, rotation: 180 }, faceAt(0.4, 0.4), []],
	["of a sample", { placeholder: true }, faceAt(0.22, 0.4), []],
	["of a scan that stands on its head", {}, scanned, ["upside-down"]],
	["of a scan that somebody turned", { rotation: 180 }, scanned, []],
	["of a scan that stands upright by its flips", { flipX: true, flipY: true }, scanned, []],
	["that the flips of a scan turn over", { flipX: true, flipY: true }, faceAt(0.45, 0.4), ["upside-down"]],
	["that somebody mirrored from top to bottom", { flipY: true }, faceAt(0.45, 0.4), []],
	["in a photo turned by a quarter, cut at the side", { rotation: 90 }, faceAt(0.22, 0.4), ["face-cut-off"]],
	[
		"that hangs over the cut in a photo turned by a quarter",
		{ x: -6, rotation: 90 },
		faceAt(0.45, 0.75),
		["face-cut-off"],
	],
])("a face %s", (_where, change, found, expected) => {
	expect(checkFaces({ ...photo, ...change }, side, found).map(({ code }) => code)).toEqual(expected);
});
