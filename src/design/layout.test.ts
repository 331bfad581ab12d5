import { expect, test } from "vitest";
import type { DesignElement, DesignSide, GroupElement, PhotoElement, TextElement } from "#design/document.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { layoutElement, layoutSide } from "#design/layout.ts";
import type { TextShaper } from "#design/text-shaping.ts";

const format = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const place = { x: 10, y: 10, width: 40, height: 20, rotation: 0, opacity: 1 };
const photo: PhotoElement = {
	kind: "photo",
	id: "photo",
	...place,
	picture: { id: "sea", width: 800, height: 400 },
	crop: { x: 0, y: 0, width: 1, height: 1 },
	cornerRadius: 0,
};
const text: TextElement = {
	kind: "text",
	id: "text",
	...place,
	text: "Zoë",
	font: "lora",
	size: 8,
	leading: 1.2,
	align: "left",
	color: "#112233",
	language: "de",
};

test("an element that is only moved, turned or faded keeps its body", () => {
	const shaper = countingShaper();
	const before = layoutElement(text, format, shaper);
	const moved = layoutElement({ ...text, x: 33, rotation: 20, opacity: 0.5, height: 99 }, format, shaper);
	expect(moved.body).toBe(before.body);
	expect(moved.matrix).not.toEqual(before.matrix);
	expect(moved.opacity).toBe(0.5);
	expect(shaper.count()).toBe(1);
	expect(layoutElement({ ...text, text: "Zoé" }, format, shaper).body).not.toBe(before.body);
});

test("a group has its children in their order, and is made anew once one of them has changed", () => {
	const shaper = countingShaper();
	const laid = (...children: GroupElement["children"]) =>
		layoutElement({ kind: "group", id: "group", opacity: 1, children }, format, shaper).body;
	const moved = { ...photo, x: 33 };
	expect(laid(photo, text).children).toMatchObject([
		{ children: [{ type: "image" }] },
		{ children: [{ type: "path" }] },
	]);
	expect(laid(text, moved).children).toMatchObject([
		{ children: [{ type: "path" }] },
		{ children: [{ type: "image" }] },
	]);
	expect(laid(text, moved).children[1]).toMatchObject({ matrix: layoutElement(moved, format, shaper).matrix });
});

test("a text's shadow lies beneath its outline, and its outline beneath its letters", () => {
	const outline = { color: "#ffffff", width: 0.5 };
	const shadow = { x: 1, y: 2, color: "#000000", opacity: 0.4 };
	const d = "M0 0L1 1Z";
	const letters = { type: "path", d, fill: { type: "solid", color: text.color } };
	const around = (color: string) => ({ type: "path", d, stroke: { color, width: 1, join: "round" } });
	const bodyOf = (change: object) => layoutElement({ ...text, ...change }, format, countingShaper()).body;
	expect(bodyOf({ outline, shadow }).children).toEqual([
		{
			type: "group",
			matrix: [1, 0, 0, 1, 1, 2],
			opacity: 0.4,
			children: [around("#000000"), { type: "path", d, fill: { type: "solid", color: "#000000" } }],
		},
		around("#ffffff"),
		letters,
	]);
	expect(bodyOf({ outline: undefined, shadow: undefined })).toEqual(bodyOf({}));
	expect(displayBounds(bodyOf({ outline, shadow }).children)).toEqual({
		left: -0.5,
		top: -0.5,
		right: 2.5,
		bottom: 3.5,
	});
});

test("two documents with the same ids do not see each other's bodies", () => {
	const shaper = countingShaper();
	const other = { ...photo, picture: { id: "wood", width: 10, height: 10 } };
	const bodies = [photo, other, photo].map((element) => layoutElement(element, format, shaper).body.children);
	expect(bodies.map(([node]) => node?.type === "image" && node.pictureId)).toEqual(["sea", "wood", "sea"]);
});

test("a new shaper, as after loading fonts, lays everything out again", () => {
	const first = layoutElement(text, format, countingShaper()).body;
	expect(layoutElement(text, format, countingShaper()).body).not.toBe(first);
});

test("a photo is cut to its rounded box", () => {
	const { clip, children } = layoutElement({ ...photo, cornerRadius: 99 }, format, countingShaper()).body;
	expect(clip).toBe(
		"M10 0L30 0C35.523 0 40 4.477 40 10L40 10C40 15.523 35.523 20 30 20L10 20C4.477 20 0 15.523 0 10L0 10C0 4.477 4.477 0 10 0Z",
	);
	expect(children).toEqual([
		{ type: "image", pictureId: "sea", crop: photo.crop, box: { x: 0, y: 0, width: 40, height: 20 } },
	]);
});

test("a photo that is mirrored and adjusted: the picture inside, not its frame", () => {
	const changed = { ...photo, cornerRadius: 4, flipY: true, adjustments: { contrast: 1 } };
	const { clip, children } = layoutElement(changed, format, countingShaper()).body;
	expect(clip).toBe(layoutElement({ ...photo, cornerRadius: 4 }, format, countingShaper()).body.clip);
	const colors = [2, 0, 0, 0, -0.5, 0, 2, 0, 0, -0.5, 0, 0, 2, 0, -0.5, 0, 0, 0, 1, 0];
	expect(children).toMatchObject([
		{ type: "group", matrix: [1, 0, 0, -1, 0, 20], children: [{ type: "image", colors }] },
	]);
	const back = layoutElement({ ...photo, flipY: false, adjustments: {} }, format, countingShaper()).body;
	expect(back).toEqual(layoutElement(photo, format, countingShaper()).body);
});

test("a border lies inside of what the mask leaves, and makes nothing larger", () => {
	const bordered = { ...photo, cornerRadius: 4, border: { color: "#ffffff", width: 3 } } as const;
	const { clip, children } = layoutElement(bordered, format, countingShaper()).body;
	expect(clip).toBe(layoutElement({ ...photo, cornerRadius: 4 }, format, countingShaper()).body.clip);
	expect(children).toMatchObject([{ type: "image" }, { d: clip, stroke: { color: "#ffffff", width: 6 } }]);
	const body = layoutElement({ ...bordered, mask: { form: "star" } }, format, countingShaper()).body;
	expect(displayBounds([{ type: "group", ...body }])).toEqual({ left: 0, top: 0, right: 40, bottom: 20 });
});

test("a shadow is cast by what the mask leaves and counts as painted; the frame stays what it is", () => {
	const shadow = { x: 2, y: 3, blur: 1, color: "#000000", opacity: 0.5 };
	const lit = { ...photo, blur: 0.5, shadow, mask: { form: "ellipse" } } as const;
	const { matrix, body } = layoutElement(lit, format, countingShaper());
	expect(matrix).toEqual(layoutElement(photo, format, countingShaper()).matrix);
	expect(body).toMatchObject({ shadow, children: [{ type: "group", children: [{ type: "image", blur: 0.5 }] }] });
	expect(body).not.toHaveProperty("clip");
	expect(body).toHaveProperty("children.0.clip");
	expect(displayBounds([{ type: "group", ...body }])).toEqual({ left: -1, top: 0, right: 45, bottom: 26 });
});

test("an empty photo slot is a panel for the screen only", () => {
	const { body } = layoutElement({ ...photo, picture: null }, format, countingShaper());
	expect(body.screenOnly).toBe(true);
	expect(body.children[0]).toMatchObject({ type: "path", d: "M0 0L40 0L40 20L0 20Z" });
});

test("the background reaches the bleed's edge, and the list keeps the paint order", () => {
	const fill = { type: "solid", color: "#ffeedd" } as const;
	const shape: DesignElement = {
		kind: "shape",
		id: "line",
		...place,
		form: "line",
		fill,
		stroke: { color: "#000000", width: 1 },
		cornerRadius: 0,
	};
	const side: DesignSide = {
		...format,
		elements: [{ kind: "background", id: "background", opacity: 1, fill }, shape, text],
	};
	const [background, line, words] = layoutSide(side, countingShaper());
	expect(background).toMatchObject({ children: [{ d: "M-3 -3L103 -3L103 83L-3 83Z", fill }] });
	expect(line).toMatchObject({ children: [{ d: "M0 10L40 10", stroke: shape.stroke }] });
	expect(line).not.toHaveProperty("children.0.fill");
	expect(words).toMatchObject({ children: [{ d: "M0 0L1 1Z" }] });
});

function countingShaper(): TextShaper & { count(): number } {
	let count = 0;
	return {
		shape() {
			count++;
			return { lines: [], outlines: ["M0 0L1 1Z"], pictures: [], width: 1, height: 1 };
		},
		largestSize: ({ size }) => size,
		missingGlyphs: () => [],
		count: () => count,
	};
}
