import { expect, test } from "vitest";
import type { PhotoElement, TextElement } from "#design/document.ts";
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

const text: TextElement = {
	kind: "text",
	id: "text",
	x: 0,
	y: 0,
	width: 10,
	height: 10,
	rotation: 0,
	opacity: 1,
	text: "Zoë",
	font: "lora",
	size: 5,
	leading: 1.2,
	align: "left",
	color: "#112233",
	language: "de",
};
const outline = { color: "#ffffff", width: 0.5 };
const shadow = { x: -1, y: 2, color: "#000000", opacity: 0.5 };

test.each<[string, object, boolean]>([
	["nothing", {}, true],
	["outline and shadow", { outline, shadow }, true],
	["an outline of no width", { outline: { ...outline, width: 0 } }, false],
	["an outline without a colour", { outline: { width: 1 } }, false],
	["a shadow far away", { shadow: { ...shadow, x: 201 } }, false],
	["a frame of its own height", { verticalAlign: "middle", fit: true }, true],
	["an arc", { curve: { kind: "arc", angle: -360 } }, true],
	["an arc beyond a circle", { curve: { kind: "arc", angle: 361 } }, false],
	["a circle", { curve: { kind: "circle", side: "inside" } }, true],
	["a circle on no side", { curve: { kind: "circle" } }, false],
	["waves", { curve: { kind: "wave", depth: 0.3, waves: 5 } }, true],
	["no waves", { curve: { kind: "wave", depth: 0.3, waves: 0 } }, false],
	["a shadow darker than dark", { shadow: { ...shadow, opacity: 1.1 } }, false],
])("what a text may have: %s", (_name, change, taken) => {
	const document = { version: 1, sides: [side({ ...text, ...change })] };
	const parsed = designDocumentSchema.safeParse(document);
	expect(parsed.success).toBe(taken);
	if (parsed.success) expect(parsed.data).toEqual(document);
});

function side(element: object) {
	return { code: "front", width: 50, height: 50, bleed: 0, safe: 0, elements: [element] };
}
