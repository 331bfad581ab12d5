import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { TextShaper } from "#design/text-shaping.ts";

const format = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const text: TextElement = {
	...{ kind: "text", id: "text", x: 20, y: 20, width: 40, height: 12, rotation: 0, opacity: 1, text: "Zoë" },
	...{ font: "lora", size: 10, leading: 1.2, align: "left", color: "#112233", language: "de" },
};
/** One line, 20 mm wide and 12 mm high, for every text. */
const fakeShaper: TextShaper = {
	shape({ text: written }) {
		const line = { from: 0, to: 3, end: 3, x: 0, y: 0, height: 12, baseline: 8.5, rightToLeft: false, cells: [] };
		return { lines: [{ ...line, width: written.trim() ? 20 : 0 }], outlines: [], pictures: [], width: 20, height: 12 };
	},
	largestSize: ({ size }) => size,
	missingGlyphs: () => [],
};

// Letters stand 20 mm wide, from 1 to 8.5 mm below the text's own top.
test.each<[string, Partial<TextElement>, string | null]>([
	["on it", { x: 30, y: 24 }, "red"],
	["turned on it", { x: 10, y: 29, rotation: 90 }, "red"],
	["just beside it", { x: 39.5 }, null],
	["set close below it", { y: 29 }, null],
	["with the same words, to make them bolder", { x: 20.4, y: 20.4, text: "Zoë", rotation: 1 }, null],
	["with the same words, as its shadow in another tone", { x: 22, y: 22, text: "Zoë", color: "#c99a3a" }, null],
	["with the same words, further off", { x: 22, y: 22, text: "Zoë" }, "red"],
	[
		"with the same words as its shadow, in a larger box",
		{ x: 20.4, y: 20.4, text: "Zoë", width: 55, height: 30 },
		null,
	],
	["with the same words, coloured in part", { text: "Zoë", runs: [{ from: 0, to: 1, color: "#b3261e" }] }, null],
	["with the same words, turned once round", { text: "Zoë", rotation: 360 }, null],
	["with the same words further apart", { text: "Zoë", tracking: 0.3 }, "red"],
	["with the same words, turned", { text: "Zoë", rotation: 20 }, "red"],
	["with the same words in another font", { text: "Zoë", font: "pacifico" }, "red"],
	["on it, in another tone", { color: "#c99a3a" }, "yellow"],
	["across much larger letters of another tone", { color: "#c99a3a", size: text.size / 4 }, null],
	["across much larger letters of its tone", { size: text.size / 4 }, "red"],
	["not seen", { opacity: 0 }, null],
	["still blank", { text: " " }, null],
])("a text over another: %s", (_name, change, expected) => {
	const other: TextElement = { ...text, id: "other", text: "Max", ...change };
	const warnings = preflight({ sides: [{ ...format, elements: [text, other] }] }, fakeShaper);
	const found = warnings.filter(({ code }) => code === "over-text");
	expect(found.map(({ elementId, severity }) => `${severity} ${elementId}`)).toEqual(
		expected ? [`${expected} other`] : [],
	);
});

const red = "#b3261e";
const heading = { ...text, text: "Zoë Max" };

test.each<[string, Partial<TextElement>, Partial<TextElement>, boolean]>([
	[
		"bold, its first letter coloured",
		{ runs: [{ from: 0, to: 7, bold: true }] },
		{
			runs: [
				{ from: 0, to: 1, bold: true, color: red },
				{ from: 1, to: 7, bold: true },
			],
		},
		true,
	],
	[
		"its first word larger, with the space after it",
		{ runs: [{ from: 0, to: 3, scale: 1.5 }] },
		{
			runs: [
				{ from: 0, to: 1, color: red, scale: 1.5 },
				{ from: 1, to: 4, scale: 1.5 },
			],
		},
		true,
	],
	[
		"with spaces around it and a bold letter",
		{ text: " Zoë Max ", runs: [{ from: 1, to: 2, bold: true }] },
		{ runs: [{ from: 0, to: 1, bold: true, color: red }] },
		true,
	],
	[
		"all in the font that the other is in",
		{ font: "lora" },
		{ font: "caveat", runs: [{ from: 0, to: 7, font: "lora" }] },
		true,
	],
	[
		"another letter bold, both coloured",
		{ runs: [{ from: 1, to: 2, bold: true, color: red }] },
		{ runs: [{ from: 0, to: 1, bold: true, color: red }] },
		false,
	],
	["bold, in colour, over plain letters", {}, { runs: [{ from: 0, to: 7, bold: true, color: red }] }, false],
])("a heading over itself is its shadow where each letter looks the same but for its colour: %s", (...given) => {
	const [, below, above, isShadow] = given;
	const elements = [
		{ ...heading, id: "below", ...below },
		{ ...heading, ...above },
	];
	const found = preflight({ sides: [{ ...format, elements }] }, fakeShaper).filter(({ code }) => code === "over-text");
	expect(found.length).toBe(isShadow ? 0 : 1);
});
