import { expect, test } from "vitest";
import type { DesignElement, PhotoElement } from "#design/document.ts";
import { createEditorStore } from "../kernels/editor-store.ts";
import { makeBackground } from "./as-background.ts";

const place = { x: 40, y: 20, width: 30, height: 30, rotation: 12, opacity: 1 };
const photo: PhotoElement = {
	kind: "photo",
	id: "photo",
	...place,
	picture: { id: "sea", width: 3000, height: 2000 },
	crop: { x: 0.2, y: 0, width: 0.6, height: 0.9 },
	cornerRadius: 4,
	mask: { form: "heart" },
	border: { color: "#ffffff", width: 2 },
	blur: 1,
};
const ground: DesignElement = {
	kind: "background",
	id: "ground",
	opacity: 1,
	fill: { type: "solid", color: "#ffeedd" },
};
const star: DesignElement = {
	kind: "shape",
	id: "star",
	...place,
	form: "star",
	fill: { type: "solid", color: "#112233" },
	stroke: null,
	cornerRadius: 0,
};

test("a photo made the background fills the side whole, above its colour and below all else, in one step", () => {
	const side = { code: "front", width: 100, height: 80, bleed: 3, safe: 5, elements: [ground, star, photo] };
	const before = { version: 1, sides: [side] } as const;
	const store = createEditorStore(before, 1);
	makeBackground(store, photo);
	const { elements } = store.getState().document.sides[0]!;
	expect(elements.map(({ id }) => id)).toEqual(["ground", "photo", "star"]);
	const box = { x: -3, y: -3, width: 106, height: 86, rotation: 0 };
	expect(elements[1]).toMatchObject({ ...box, locked: true, cornerRadius: 0, blur: 1 });
	expect(elements[1]).toMatchObject({ mask: undefined, border: undefined });
	store.undo();
	expect(JSON.stringify(store.getState().document)).toBe(JSON.stringify(before));
});
