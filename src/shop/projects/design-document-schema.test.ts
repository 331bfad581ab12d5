import { expect, test } from "vitest";
import type { PhotoElement, TextElement } from "#design/document.ts";
import { drawingCost, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
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
	["cut to a heart", { mask: { form: "heart" } }, true],
	["cut to a path", { mask: { form: "path", d: "M0 0L1 0L.5 1Z" }, border: { color: "#ffffff", width: 2 } }, true],
	["cut to an open line", { mask: { form: "path", d: "M0 0L1 0L.5 1" } }, false],
	["cut to no form of ours", { mask: { form: "cat" } }, false],
	["cut to a path without end", { mask: { form: "path", d: `M0 0L1 0L.5 1${" ".repeat(4000)}Z` } }, false],
	["with shadow and blur", { shadow: { x: -50, y: 1.5, blur: 20, color: "#000000", opacity: 1 }, blur: 0 }, true],
	["a shadow far away", { shadow: { x: 51, y: 0, blur: 0, color: "#000000", opacity: 1 } }, false],
	["a shadow of no colour", { shadow: { x: 1, y: 0, blur: 0, opacity: 1 } }, false],
	["blurred without measure", { blur: 20.1 }, false],
	["a border of no width", { border: { color: "#ffffff", width: 0 } }, false],
	["a border of a colour by name", { border: { color: "white", width: 1 } }, false],
	["cut out of the whole, not exactly", { crop: { x: 0.7, y: 0, width: 0.30000000000000004, height: 1 } }, true],
	["cut down to nothing", { crop: { x: 0, y: 0, width: 0, height: 1 } }, false],
	["cut beyond its edge", { crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, false],
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
const birthday = { day: 14, words: "Zoë", form: "heart" };
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
	["coloured emoji", { coloredEmoji: true }, true],
	["emoji of another kind", { coloredEmoji: "flat" }, false],
	["no waves", { curve: { kind: "wave", depth: 0.3, waves: 0 } }, false],
	["a shadow darker than dark", { shadow: { ...shadow, opacity: 1.1 } }, false],
])("what a text may have: %s", (_name, change, taken) => {
	const document = { version: 1, sides: [side({ ...text, ...change })] };
	const parsed = designDocumentSchema.safeParse(document);
	expect(parsed.success).toBe(taken);
	if (parsed.success) expect(parsed.data).toEqual(document);
});

test.each<[string, object, boolean]>([
	["a whole outline", {}, true],
	["dots with round ends", { dash: "dotted", roundEnds: true }, true],
	["dashes by length", { dash: [1, 0] }, false],
	["ends of another form", { roundEnds: "arrow" }, false],
])("what may be done to a line: %s", (_name, change, taken) => {
	const { picture: _, crop: __, ...place } = photo;
	const line = { ...place, kind: "shape", form: "line", fill: null, stroke: { color: "#000000", width: 1 } };
	expect(designDocumentSchema.safeParse({ version: 1, sides: [side({ ...line, ...change })] }).success).toBe(taken);
});

test.each<[string, object, boolean]>([
	["empty", { text: "" }, true],
	["as long as may be", { text: "漢".repeat(300) }, true],
	["longer", { text: "a".repeat(301) }, false],
	["with half a letter", { text: "\ud800" }, false],
	["of another level", { level: "best" }, false],
	["without a ground", { ground: null }, true],
	["with a ground by name", { ground: "paper" }, false],
])("what may stand in a code: %s", (_name, change, taken) => {
	const { picture: _, crop: __, cornerRadius: ___, ...place } = photo;
	const code = { ...place, kind: "qr", text: "x", level: "high", color: "#000000", ground: "#ffffff" };
	expect(designDocumentSchema.safeParse({ version: 1, sides: [side({ ...code, ...change })] }).success).toBe(taken);
});

test.each<[string, object, boolean]>([
	[
		"a line and a filled path",
		{
			paths: [
				{ d: "M0 0L1 1", stroke: 0.08 },
				{ d: "M0 0L1 0L1 1Z", color: "#112233" },
			],
		},
		true,
	],
	["nothing", { paths: [] }, false],
	["an arc", { paths: [{ d: "M0 0A1 1 0 0 1 1 1Z" }] }, false],
	["a path relative to another", { paths: [{ d: "M0 0l1 1Z" }] }, false],
	["a path that begins nowhere", { paths: [{ d: "L0 0L1 1Z" }] }, false],
	["a path far outside", { paths: [{ d: "M0 0L3 1Z" }] }, false],
	["a path without numbers", { paths: [{ d: "M0 0LZ" }] }, false],
	["more data than may be", { paths: Array(9).fill({ d: `M0 0${"L1 1".repeat(700)}Z` }) }, false],
	["more paths than may be", { paths: Array(121).fill({ d: "M0 0L1 1Z" }) }, false],
	["a line without width", { paths: [{ d: "M0 0L1 1", stroke: 0 }] }, false],
	["a set of nobody's", { set: "brands" }, false],
	["a colour by name", { color: "red" }, false],
])("what a picture of paths may be made of: %s", (_name, change, taken) => {
	const { picture: _, crop: __, cornerRadius: ___, ...place } = photo;
	const art = { ...place, kind: "clip-art", set: "fluent", name: "sun", label: "Sonne", paths: [{ d: "M0 0L1 1Z" }] };
	expect(designDocumentSchema.safeParse({ version: 1, sides: [side({ ...art, ...change })] }).success).toBe(taken);
});

test.each<[string, object, boolean]>([
	["a plain month", {}, true],
	[
		"all of it",
		{ weekNumbers: true, sixWeeks: true, lines: { color: "#112233", width: 0.2 }, marks: [birthday] },
		true,
	],
	["a thirteenth month", { month: 13 }, false],
	["half a year", { year: 2027.5 }, false],
	["a year long gone", { year: 1899 }, false],
	["a week from Tuesday", { firstDay: 2 }, false],
	["six days", { dayNames: Array(6).fill("Mo") }, false],
	["a name without end", { dayNames: Array(7).fill("M".repeat(25)) }, false],
	["a heading without end", { title: "M".repeat(61) }, false],
	["a mark on the zeroth", { marks: [{ ...birthday, day: 0 }] }, false],
	["a mark of another form", { marks: [{ ...birthday, form: "star" }] }, false],
	["more marks than it can take", { marks: Array(61).fill(birthday) }, false],
	["a year, with a mark in May", { months: Array(12).fill("M"), marks: [{ ...birthday, month: 5 }] }, true],
	["eleven months", { months: Array(11).fill("M") }, false],
	["a mark in a thirteenth month", { marks: [{ ...birthday, month: 13 }] }, false],
	["half a letter", { marks: [{ ...birthday, words: "\ud800" }] }, false],
])("what a calendar may show: %s", (_name, change, taken) => {
	const { picture: _, crop: __, cornerRadius: ___, ...place } = photo;
	const colors = { color: "#000000", weekendColor: "#aa0000", markColor: "#aa0000" };
	const days = { year: 2027, month: 2, firstDay: 1, title: "", dayNames: Array(7).fill("Mo") };
	const calendar = { ...place, kind: "calendar", ...days, ...colors, font: "lora", language: "de" };
	expect(designDocumentSchema.safeParse({ version: 1, sides: [side({ ...calendar, ...change })] }).success).toBe(taken);
});

test.each<[string, object | undefined, boolean]>([
	["none", undefined, true],
	["dots", { form: "dots", color: "#ffffff", size: 1 }, true],
	["stripes that lean", { form: "stripes", color: "#ffffff", size: 500, angle: -45 }, true],
	["too fine", { form: "checks", color: "#ffffff", size: 0.9 }, false],
	["of another form", { form: "waves", color: "#ffffff", size: 5 }, false],
	["of no colour", { form: "dots", size: 5 }, false],
])("what pattern a background may have: %s", (_name, pattern, taken) => {
	const fill = { type: "solid", color: "#ffffff" };
	const background = { kind: "background", id: "b", opacity: 1, fill, pattern };
	expect(designDocumentSchema.safeParse({ version: 1, sides: [side(background)] }).success).toBe(taken);
});

const bent = { ...text, text: "a".repeat(2000), curve: { kind: "circle", side: "inside" } };
const { picture: _picture, crop: _crop, cornerRadius: _radius, ...place } = photo;
const month = {
	...{ ...place, kind: "calendar", font: "lora", language: "de", year: 2027, month: 2, firstDay: 1, title: "" },
	...{ color: "#000000", weekendColor: "#aa0000", markColor: "#aa0000", dayNames: Array(7).fill("Mo") },
};
const full = { ...month, marks: Array(31).fill({ day: 1, words: "♥".repeat(24), form: "heart" }) };
const softened = { ...photo, blur: 2, shadow: { x: 1, y: 1, blur: 2, color: "#000000", opacity: 1 } };
const dots = {
	...{ ...place, kind: "shape", form: "heart", width: 5000, height: 5000, cornerRadius: 0, fill: null },
	...{ dash: "dotted", stroke: { color: "#000000", width: 0 } },
};
const code = { ...place, kind: "qr", text: "漢".repeat(300), level: "high", color: "#000000", ground: null };
const paths = [{ d: `M0 0${"L1 1".repeat(3000)}Z` }];
const drawing = { ...place, kind: "clip-art", set: "fluent", name: "sun", label: "Sun", paths };
const pattern = { form: "dots", color: "#000000", size: 10 };
const ground = { kind: "background", id: "b", opacity: 1, fill: { type: "solid", color: "#ffffff" }, pattern };

test.each<[string, object, number, boolean]>([
	["as many plain elements as may be", { ...text, text: "A name and some words more" }, 500, true],
	["names on curves", { ...bent, text: "Grandma Gisela" }, 200, true],
	["a year of months", month, 12, true],
	["years", { ...month, months: Array(12).fill("January") }, 10, true],
	["years and years", { ...month, months: Array(12).fill("January") }, 16, false],
	["long texts on curves", bent, 3, false],
	["long texts in many letters", { ...text, text: bent.text, runs: [{ from: 0, to: 1 }] }, 8, false],
	["long texts with outlines and shadows", { ...text, text: bent.text, outline, shadow }, 4, false],
	["a name between emoji", { ...text, text: "🎂 Zoë 🎉", coloredEmoji: true }, 300, true],
	["long texts of emoji", { ...text, text: "⭐".repeat(2000), coloredEmoji: true }, 1, true],
	["several of them", { ...text, text: "⭐".repeat(2000), coloredEmoji: true }, 2, false],
	["months full of marks", full, 12, false],
	["soft photos with shadows", softened, 100, false],
	["huge dotted lines", dots, 8, false],
	["long codes", code, 40, false],
	["drawings of endless lines", drawing, 99, false],
	["drawings", { ...drawing, paths: [{ d: "M0 0L1 1Z" }] }, 99, true],
])("what a side may ask of those who draw it: %s", (_name, element, count, taken) => {
	const grouped = { kind: "group", id: "group", opacity: 1, children: Array(count).fill(element) };
	for (const elements of [Array(count).fill(element), [grouped]])
		expect(drawingCost(flatElements(elements)) <= MOST_COST_OF_SIDE).toBe(taken);
});

test.each([
	[399, false],
	[300, true],
])("what a side may ask of those who draw it: %i grounds with dots", (count, taken) => {
	expect(drawingCost(Array(count).fill(ground)) <= MOST_COST_OF_SIDE).toBe(taken);
});

const script = { ...text, text: "a".repeat(2000), font: "caveat" };

test.each<[string, object, number, boolean]>([
	["in Caveat, as full as a side could be when its letters weighed 1", script, 19, true],
	["years in Caveat, as many as there could be", { ...month, font: "caveat", months: Array(12).fill("May") }, 12, true],
	["more than any face ever let pass", script, 27, false],
	["the same in a group", { kind: "group", id: "group", opacity: 1, children: Array(19).fill(script) }, 1, true],
])("what was taken once is saved again, up to an end: %s", (_name, element, count, taken) => {
	const elements = Array(count).fill(element);
	expect(designDocumentSchema.safeParse({ version: 1, sides: [{ ...side(text), elements }] }).success).toBe(taken);
});

test.each([
	[49, true],
	[50, false],
])("what was taken once of all sides is saved again, up to an end: %i pages", (pages, taken) => {
	const page = { ...side(text), elements: [script] };
	expect(designDocumentSchema.safeParse({ version: 1, sides: Array(pages).fill(page) }).success).toBe(taken);
});

test.each([
	["no shape, as the article tells of rectangles", null, true],
	["a shape of today", { kind: "rounded", radius: 3 }, true],
	["a shape that nothing is cut to", { kind: "star" }, false],
])("what a side is said to be cut to: %s", (_name, cut, taken) => {
	expect(designDocumentSchema.safeParse({ version: 1, sides: [{ ...side(text), cut }] }).success).toBe(taken);
});

const hole = { x: 20, y: 4, width: 5, height: 5 };
test.each([
	["none", null, true],
	["a round one", [{ kind: "ellipse", ...hole }], true],
	["one with round corners", [{ kind: "rounded", radius: 2, ...hole }], true],
	["one with corners of no size", [{ kind: "rounded", ...hole }], false],
	["one without end", [{ kind: "ellipse", ...hole, width: 1e6 }], false],
	["too many", Array(13).fill({ kind: "ellipse", ...hole }), false],
])("openings that a side is said to have: %s", (_name, openings, taken) => {
	expect(designDocumentSchema.safeParse({ version: 1, sides: [{ ...side(text), openings }] }).success).toBe(taken);
});

function side(element: object) {
	return { code: "front", width: 50, height: 50, bleed: 0, safe: 0, elements: [element] };
}
