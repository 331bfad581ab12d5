import { expect, test } from "vitest";
import type { PhotoElement } from "#design/document.ts";
import { designDocumentSchema } from "./design-document-schema.ts";

const photo: PhotoElement = {
	kind: "photo",
	id: "photo",
	x: 0,
	y: 0,
	width: 10,
	height: 10,
	rotation: 0,
	opacity: 1,
	picture: null,
	crop: { x: 0, y: 0, width: 1, height: 1 },
	cornerRadius: 0,
};

test.each<[string, object, boolean]>([
	["none", {}, true],
	["mirrored", { flipX: true, flipY: false }, true],
	["mirrored by a word", { flipX: "yes" }, false],
	["at both ends", { adjustments: { brightness: -1, warmth: 1, sepia: 1 } }, true],
	["too bright", { adjustments: { brightness: 1.01 } }, false],
	["less than no sepia", { adjustments: { sepia: -0.1 } }, false],
	["not a number", { adjustments: { contrast: Number.NaN } }, false],
])("what may be done to a photo: %s", (_name, change, taken) => {
	const document = { version: 1, sides: [side({ ...photo, ...change })] };
	const parsed = designDocumentSchema.safeParse(document);
	expect(parsed.success).toBe(taken);
	if (parsed.success) expect(parsed.data).toEqual(document);
});

function side(element: object) {
	return { code: "front", width: 50, height: 50, bleed: 0, safe: 0, elements: [element] };
}
