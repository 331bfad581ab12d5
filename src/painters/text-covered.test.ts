import { expect, test } from "vitest";
import type {
	ClipArtElement,
	DesignElement,
	PhotoElement,
	QrElement,
	ShapeElement,
	TextElement,
} from "#design/document.ts";
import type { PictureTones } from "#design/preflight/ground.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const shaper = serverShaper();
const format = { code: "front", width: 200, height: 120, bleed: 3, safe: 5 };
const words: TextElement = {
	kind: "text",
	id: "words",
	...{ x: 50, y: 40, width: 100, height: 22, rotation: 0, opacity: 1 },
	...{ text: "Ana & Tom", font: "open-sans", size: 18, leading: 1.25, align: "left", color: "#1f1b16" },
	language: "en",
};
const curved: TextElement = {
	...words,
	...{ x: 40, y: 10, width: 120, height: 60, size: 6, align: "center", curve: { kind: "arc", angle: 180 } },
	text: "To the best grandmother of all, with love from each of your fourteen grandchildren",
};
const photo: PhotoElement = {
	kind: "photo",
	id: "photo",
	...{ x: 40, y: 30, width: 120, height: 60, rotation: 0, opacity: 1 },
	picture: { id: "sea", width: 3000, height: 1500 },
	crop: { x: 0, y: 0, width: 1, height: 1 },
	cornerRadius: 0,
};
const shape: ShapeElement = {
	...{ kind: "shape", id: "shape", x: 45, y: 35, width: 110, height: 40, rotation: 0, opacity: 1 },
	...{ form: "rectangle", stroke: null, cornerRadius: 0 },
	fill: { type: "solid", color: "#b3261e" },
};
const drawing: ClipArtElement = {
	...{ kind: "clip-art", id: "drawing", x: 45, y: 35, width: 110, height: 40, rotation: 0, opacity: 1 },
	...{ set: "tabler", name: "square", label: "Square" },
	paths: [{ d: "M0 0L1 0L1 1L0 1Z" }],
};
const code: QrElement = {
	...{ kind: "qr", id: "code", x: 50, y: 40, width: 25, height: 25, rotation: 0, opacity: 1 },
	...{ text: "https://keepsake.example", level: "medium", color: "#000000", ground: "#ffffff" },
};
const group = (opacity: number, child: PhotoElement) =>
	({ kind: "group", id: "g", opacity, children: [child] }) satisfies DesignElement;
const pixels = (...alphas: number[]): PictureTones => ({
	...{ width: alphas.length, height: 1 },
	data: alphas.flatMap((alpha) => [20, 40, 60, alpha]),
});
const opaque = pixels(255);

test.each<[string, DesignElement[], string[], PictureTones?]>([
	["nothing", [words], []],
	["a photo below", [photo, words], []],
	["a photo above", [words, photo], ["red"]],
	["an empty frame", [words, { ...photo, picture: null }], []],
	["a photo whose box alone meets them", [words, { ...photo, y: -19.5 }], []],
	["a photo over the feet of each letter", [words, { ...photo, y: 53 }], ["yellow"]],
	["a photo over the lower half of each", [words, { ...photo, y: 51 }], ["red"]],
	["one that touches their feet", [words, { ...photo, y: 58.5 }], []],
	["a photo over a letter", [words, { ...photo, x: 45, width: 19 }], ["red"]],
	["a hole in the mask of a photo", [words, { ...photo, mask: { form: "path", d: "M0 0L1 0L1 0.1L0 0.1Z" } }], []],
	["a faint photo", [words, { ...photo, opacity: 0.5 }], []],
	["one in a faint group", [words, group(0.5, photo)], []],
	[
		"two faint ones, one over the other",
		[words, { ...photo, opacity: 0.6 }, { ...photo, id: "p2", opacity: 0.6 }],
		["red"],
	],
	["a picture without pixels there", [words, photo], [], pixels(0)],
	["faint ones", [words, photo], [], pixels(120)],
	["one with pixels on its right half", [words, photo], ["red"], pixels(0, 255)],
	["a filled shape", [words, shape], ["red"]],
	["its rim alone", [words, { ...shape, fill: null, stroke: { color: "#b3261e", width: 2 } }], []],
	[
		"a line through them",
		[words, { ...shape, form: "line", y: 52, height: 1, stroke: { color: "#b3261e", width: 1 } }],
		[],
	],
	["a field within the o", [words, { ...shape, form: "rectangle", x: 117, y: 49.3, width: 6.5, height: 8.2 }], []],
	["a graphic", [words, drawing], ["red"]],
	["a graphic over the half of one letter", [words, { ...drawing, x: 49, y: 50, width: 9, height: 9 }], ["yellow"]],
	["a graphic at the edge of one", [words, { ...drawing, x: 64, width: 3 }], []],
	["its form elsewhere", [words, { ...drawing, paths: [{ d: "M0 0L1 0L1 0.1L0 0.1Z" }] }], []],
	["another text", [words, { ...words, id: "other" }], []],
	["a code", [words, code], ["red code"]],
	["a photo over half of a curve", [curved, { ...photo, x: 100, y: 0, height: 110 }], ["red"]],
	["a photo within the curve", [curved, { ...photo, x: 85, y: 50, width: 30, height: 20 }], []],
	["a drawing that a template keeps over a part", [words, { ...shape, y: 53, locks: ["place"] }], []],
	["one that the customer locked", [words, { ...shape, y: 53, locked: true }], ["yellow"]],
	["one that a template keeps over all", [words, { ...drawing, locks: ["place"] }], ["red"]],
	[
		"one over words of its own",
		[
			{ ...words, locks: ["content"] },
			{ ...drawing, locked: true },
		],
		[],
	],
	["a photo over a template's words", [{ ...words, locks: ["content"] }, photo], ["red"]],
	[
		"one that the customer locked there",
		[
			{ ...words, locks: ["content"] },
			{ ...photo, locked: true },
		],
		["red"],
	],
	["words that nobody sees", [{ ...words, opacity: 0 }, photo], []],
])("words are told of what is printed over them: %s", (_what, elements, told, tones = opaque) => {
	const sides = [{ ...format, elements }];
	const found = preflight({ sides }, shaper, undefined, { cloth: null, tonesOf: () => tones });
	const own = found.filter((each) => each.code === "text-covered");
	expect(own.map(({ severity, figures }) => [severity, ...Object.keys(figures)].join(" "))).toEqual(told);
});

test.each<[string, Partial<TextElement>, string[]]>([
	["much larger than they, whatever colour its letters would have", { size: 40, width: 55, y: 30 }, ["red"]],
	["over the half of a letter of bent ones", { x: 69, y: 46, size: 10, width: 15 }, ["yellow"]],
	["faint", { size: 40, width: 55, y: 30, opacity: 0.5 }, []],
	["within their box and beside their ink", { x: 142, y: 50, size: 8, width: 10 }, []],
])("an emoji is told of by the ink of words that it hides: %s", (_what, change, told) => {
	const bent: TextElement = { ...words, curve: { kind: "wave", depth: 0.1, waves: 1 } };
	const emoji: TextElement = {
		...words,
		id: "emoji",
		x: 60,
		text: "❤️",
		coloredEmoji: true,
		color: "#ffb300",
		...change,
	};
	const found = preflight({ sides: [{ ...format, elements: [bent, emoji] }] }, shaper);
	const own = found.filter(({ code }) => code === "over-text" || code === "text-covered");
	expect(own.map(({ elementId, severity }) => `${elementId} ${severity}`)).toEqual(told.map((each) => `emoji ${each}`));
});
