import { expect, test } from "vitest";
import type { DesignElement, PhotoElement, TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { TextShaper } from "#design/text-shaping.ts";

const format = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const photo: PhotoElement = {
	kind: "photo",
	id: "photo",
	x: 20,
	y: 20,
	width: 50.8,
	height: 25.4,
	rotation: 0,
	opacity: 1,
	picture: { id: "sea", width: 600, height: 300 },
	crop: { x: 0, y: 0, width: 1, height: 1 },
	cornerRadius: 0,
};
const text: TextElement = {
	kind: "text",
	id: "text",
	x: 20,
	y: 20,
	width: 40,
	height: 12,
	rotation: 0,
	opacity: 1,
	text: "Zoë",
	font: "lora",
	size: 10,
	leading: 1.2,
	align: "left",
	color: "#112233",
	language: "de",
};
const small = (width: number, height: number) => ({ ...photo, picture: { id: "sea", width, height } });
const placed = (x: number, y: number) => ({ ...photo, x, y });

test.each<[string, DesignElement, string[]]>([
	["a photo with pixels enough", photo, []],
	["a soft photo", small(398, 300), ["yellow few-pixels dpi=199 wanted=200"]],
	["a coarse photo", small(600, 119), ["red few-pixels dpi=119 wanted=200"]],
	[
		"half of the picture",
		{ ...photo, crop: { x: 0, y: 0, width: 0.5, height: 1 } },
		["yellow few-pixels dpi=150 wanted=200"],
	],
	["an empty slot", { ...photo, picture: null }, ["red empty-photo-slot "]],
	["a photo that ends at the cut", placed(0, 20), ["yellow short-of-bleed missing=3"]],
	["a photo that ends in the bleed", placed(-1, 20), ["yellow short-of-bleed missing=2"]],
	["a photo that fills the bleed", placed(-3, 20), []],
	["a photo beside the page", placed(101, 20), ["red outside-page "]],
	["a text in its place", text, []],
	["a text near the edge", { ...text, x: 3 }, ["yellow outside-safe-zone overhang=2 safe=5"]],
	["a text over the edge", { ...text, x: 85 }, ["red text-cut-off overhang=5"]],
	["a text turned over the edge", { ...text, x: -14, rotation: 90 }, ["yellow outside-safe-zone overhang=3.7 safe=5"]],
	["a text higher than its box", { ...text, height: 6 }, ["yellow text-overflows overflow=4.7"]],
	["a text that no font draws", { ...text, text: "漢" }, ["red missing-glyph characters=漢"]],
	["a text of nothing", { ...text, text: "" }, []],
])("%s", (_name, element, expected) => {
	const warnings = preflight({ sides: [{ ...format, elements: [element] }] }, fakeShaper);
	expect(
		warnings.map(({ severity, code, figures }) => {
			const said = Object.entries(figures).map(([name, figure]) => `${name}=${figure}`);
			return `${severity} ${code} ${said.join(" ")}`;
		}),
	).toEqual(expected);
});

const square = {
	...photo,
	kind: "shape",
	form: "rectangle",
	id: "square",
	x: 10,
	y: 10,
	width: 80,
	height: 60,
} as const;
const filled = (color: string, opacity = 1) =>
	({ ...square, opacity, fill: { type: "solid", color }, stroke: null }) as DesignElement;
const onBlue = { kind: "background", id: "b", opacity: 1, fill: { type: "solid", color: "#1f2f46" } } as const;

test.each<[string, string | null, DesignElement[], string[]]>([
	["dark on white", null, [text], []],
	["white on white", null, [{ ...text, color: "#ffffff" }], ["red #ffffff"]],
	["dark on navy cloth", "#1f2f46", [text], ["red #1f2f46"]],
	["soft on sand", "#dccbb2", [{ ...text, color: "#a88b5f" }], []],
	["softer on sand", "#dccbb2", [{ ...text, color: "#b8a07a" }], ["yellow #dccbb2"]],
	["white on navy cloth", "#1f2f46", [{ ...text, color: "#ffffff" }], []],
	["dark on a dark background", null, [onBlue, text], ["red #1f2f46"]],
	["dark on a white field on navy", "#1f2f46", [filled("#ffffff"), text], []],
	["dark on a dark field on white", null, [filled("#1f1b16"), text], ["red #1f1b16"]],
	["dark on a field that is seen through", "#1f2f46", [filled("#1f1b16", 0.5), text], []],
	["dark on a photo on navy", "#1f2f46", [photo, text], []],
	["dark under a white field", "#1f2f46", [text, filled("#ffffff")], ["red #1f2f46"]],
])("can it be read: %s", (_name, cloth, elements, expected) => {
	const warnings = preflight({ sides: [{ ...format, elements }] }, fakeShaper, undefined, cloth);
	const found = warnings.filter(({ code }) => code === "hard-to-read");
	expect(found.map(({ severity, figures }) => `${severity} ${figures.ground}`)).toEqual(expected);
});

test("each warning names its side and element, and a side may ask for more pixels", () => {
	const document = { sides: [{ ...format, code: "inside", elements: [photo] }] };
	const strict = (code: string) =>
		code === "inside" ? { yellowBelow: 400, redBelow: 310 } : { yellowBelow: 1, redBelow: 1 };
	expect(preflight(document, fakeShaper, strict)).toEqual([
		{ code: "few-pixels", sideCode: "inside", elementId: "photo", severity: "red", figures: { dpi: 300, wanted: 400 } },
	]);
});

/** One line, 20 mm wide and 12 mm high, for every text. */
const fakeShaper: TextShaper = {
	shape({ text: written }) {
		const line = { from: 0, to: 3, end: 3, x: 0, y: 0, height: 12, baseline: 8.5, rightToLeft: false, cells: [] };
		return { lines: [{ ...line, width: written ? 20 : 0 }], outlines: [], pictures: [], width: 20, height: 12 };
	},
	missingGlyphs: (written) => [...written].filter((letter) => letter === "漢"),
};
