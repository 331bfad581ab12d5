import { expect, test } from "vitest";
import type { DesignElement, PhotoElement, ShapeForm, TextElement } from "#design/document.ts";
import type { PictureTones } from "#design/preflight/ground.ts";
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
	...{ kind: "text", id: "text", x: 20, y: 20, width: 40, height: 12, rotation: 0, opacity: 1, text: "Zoë" },
	...{ font: "lora", size: 10, leading: 1.2, align: "left", color: "#112233", language: "de" },
};
const small = (width: number, height: number) => ({ ...photo, picture: { id: "sea", width, height } });
const placedBox = { x: 0, y: 0, width: 100, height: 80, rotation: 0, opacity: 1 } as const;
const leftHalf = { form: "path", d: "M0 0L.5 0L.5 1L0 1Z" } as const;
const placed = (x: number, y: number) => ({ ...photo, x, y });
test.each<[string, DesignElement, string[]]>([
	["a photo with pixels enough", photo, []],
	["a photo with hardly fewer pixels than are wanted", small(360, 300), []],
	["a soft photo", small(358, 300), ["yellow few-pixels dpi=179 wanted=200"]],
	["a soft photo that is blurred", { ...small(358, 300), blur: 0.5 }, []],
	["a coarse photo, hardly blurred", { ...small(600, 119), blur: 0.2 }, ["red few-pixels dpi=119 wanted=200"]],
	["a coarse photo", small(600, 119), ["red few-pixels dpi=119 wanted=200"]],
	["a photo that is told as of 120", small(600, 119.6), ["yellow few-pixels dpi=120 wanted=200"]],
	[
		"half of the picture",
		{ ...photo, crop: { x: 0, y: 0, width: 0.5, height: 1 } },
		["yellow few-pixels dpi=150 wanted=200"],
	],
	["a sample photo", { ...photo, placeholder: true }, ["yellow sample-photo "]],
	["sample words", { ...text, placeholder: true }, ["yellow sample-words "]],
	["a sign between sample words", { ...text, text: "&", placeholder: true }, []],
	["an empty slot", { ...photo, picture: null }, ["red empty-photo-slot "]],
	["a photo that ends at the cut", placed(0, 20), ["yellow short-of-bleed missing=3"]],
	["a photo that ends in the bleed", placed(-1, 20), ["yellow short-of-bleed missing=2"]],
	["a photo that fills the bleed", placed(-3, 20), []],
	["a photo beside the page", placed(101, 20), ["red outside-page "]],
	["a photo whose mask shows nothing on the page", { ...placed(-25.4, 20), mask: leftHalf }, ["red outside-page "]],
	["a photo whose mask ends at the cut", { ...placed(74.6, 20), mask: leftHalf }, ["yellow short-of-bleed missing=3"]],
	["a photo whose mask ends on the page", { ...placed(49.2, 20), mask: leftHalf }, []],
	["a text in its place", text, []],
	["a text near the edge", { ...text, x: 3 }, ["yellow outside-safe-zone overhang=2 safe=5"]],
	["a text over the edge", { ...text, x: 85 }, ["red text-cut-off overhang=5"]],
	["a text turned over the edge", { ...text, x: -14, rotation: 90 }, ["yellow outside-safe-zone overhang=3.7 safe=5"]],
	[
		"a text whose outline and shadow come near the edge",
		{ ...text, x: 7, outline: { color: "#ffffff", width: 1 }, shadow: { x: -3, y: 0, color: "#000000", opacity: 1 } },
		["yellow outside-safe-zone overhang=2 safe=5"],
	],
	["a text that fits, its outline not", { ...text, outline: { color: "#ffffff", width: 5 } }, []],
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
const formed = (form: ShapeForm) =>
	({ ...filled("#1f1b16"), form, x: 0, y: form === "heart" ? -10 : 0, height: 80 }) as DesignElement;
/** A light square, and over its left half (mirrored: its right half) a dark one. */
const halfDark = (flipX: boolean): DesignElement => ({
	...placedBox,
	kind: "clip-art",
	id: "art",
	set: "fluent",
	name: "art",
	label: "art",
	paths: [
		{ d: "M0 0L1 0L1 1L0 1Z", color: "#ffffff" },
		{ d: "M0 0L.5 0L.5 1L0 1Z", color: "#1f1b16" },
	],
	flipX,
});
const onBlue = { kind: "background", id: "b", opacity: 1, fill: { type: "solid", color: "#1f2f46" } } as const;

test.each<[string, string | null, DesignElement[], string[]]>([
	["dark on white", null, [text], []],
	["white on white", null, [{ ...text, color: "#ffffff" }], ["red #ffffff"]],
	["dark on navy cloth", "#1f2f46", [text], ["red #1f2f46"]],
	["dark in a white outline on navy cloth", "#1f2f46", [{ ...text, outline: { color: "#ffffff", width: 1 } }], []],
	["dark in a hairline on navy", "#1f2f46", [{ ...text, outline: { color: "#ffffff", width: 0.1 } }], ["red #1f2f46"]],
	[
		"dark in a dark outline on navy",
		"#1f2f46",
		[{ ...text, outline: { color: "#000000", width: 1 } }],
		["red #1f2f46"],
	],
	["soft on sand", "#dccbb2", [{ ...text, color: "#a88b5f" }], []],
	["softer on sand", "#dccbb2", [{ ...text, color: "#b8a07a" }], ["yellow #dccbb2"]],
	["white on navy cloth", "#1f2f46", [{ ...text, color: "#ffffff" }], []],
	["dark on a dark background", null, [onBlue, text], ["red #1f2f46"]],
	["dark on a white field on navy", "#1f2f46", [filled("#ffffff"), text], []],
	["dark on a dark field on white", null, [filled("#1f1b16"), text], ["red #1f1b16"]],
	["dark on a dark field that is seen through", "#1f2f46", [filled("#1f1b16", 0.5), text], ["red #1f252e"]],
	["dark on a white field that is seen through", "#1f2f46", [filled("#ffffff", 0.5), text], []],
	["dark on a dark disc", null, [{ ...filled("#1f1b16"), form: "ellipse" } as DesignElement, text], ["red #1f1b16"]],
	[
		"dark beside a disc, in its corner",
		null,
		[{ ...filled("#1f1b16"), x: 39, y: 31, form: "ellipse" } as DesignElement, text],
		[],
	],
	["dark on a dark heart", null, [formed("heart"), text], ["red #1f1b16"]],
	["dark on a dark star", null, [formed("star"), { ...text, x: 30, y: 38 }], ["red #1f1b16"]],
	["dark on a graphic's dark half", null, [halfDark(false), { ...text, x: 12 }], ["red #1f1b16"]],
	["dark on its light half", null, [halfDark(true), { ...text, x: 12 }], []],
	["dark beside a heart's tip", null, [formed("heart"), { ...text, x: 5, y: 55 }], []],
	["dark between the points of a star", null, [formed("star"), { ...text, x: 30, y: 69 }], []],
	["dark over a line", null, [formed("line"), text], []],
	[
		"dark on a dark field beside a photo not known yet",
		null,
		[{ ...photo, y: 60 }, filled("#1f1b16"), text],
		["red #1f1b16"],
	],
	[
		"dark on a dark field, its end on a photo not known yet",
		null,
		[filled("#1f1b16"), { ...photo, x: 36 }, text],
		["red #1f1b16"],
	],
	[
		"dark on a photo that is not known yet, on a field that hides it",
		null,
		[photo, filled("#1f1b16"), text],
		["red #1f1b16"],
	],
	["dark on a photo that is not known yet", "#1f2f46", [photo, text], []],
	["dark under a white field", "#1f2f46", [text, filled("#ffffff")], ["red #1f2f46"]],
])("can it be read: %s", (_name, cloth, elements, expected) => {
	const surroundings = { cloth, tonesOf: () => undefined };
	const warnings = preflight({ sides: [{ ...format, elements }] }, fakeShaper, undefined, surroundings);
	const found = warnings.filter(({ code }) => code === "hard-to-read");
	expect(found.map(({ severity, figures }) => `${severity} ${figures.ground}`)).toEqual(expected);
});

/** One cell for each letter of "dark", "mid" and "light", in rows. */
function tones(...rows: string[]): PictureTones {
	const levels: Record<string, number> = { d: 20, m: 128, l: 240 };
	const cells = rows.flatMap((row) => [...row]);
	const data = cells.flatMap((cell) => (cell === " " ? [240, 240, 240, 0] : [...Array(3).fill(levels[cell]), 255]));
	return { width: rows[0]!.length, height: rows.length, data };
}
const white = { ...text, color: "#ffffff" };
const night = "d".repeat(40);
const strewn = [night, "dddldddddddl".padEnd(40, "d"), night, "dddddddlddddl".padEnd(40, "d"), ...Array(6).fill(night)];
const ending = (x: number) => ({ ...photo, x: x - photo.width });
const bright = { color: "#ffffff", width: 10 };
const dusk = { x: -28, y: 0, blur: 1, color: "#000000", opacity: 0.9 };
const half = { x: 0, y: 0, width: 0.5, height: 1 };

// The letters stand from 20 to 40 mm, the photo from 20 to 70.8 mm: they see its first two fifths.
test.each<[string, string | null, PictureTones, DesignElement[], string[]]>([
	["dark on a light photo", "#1f2f46", tones("l"), [photo, text], []],
	["dark on a dark photo", null, tones("d"), [photo, text], ["red #ffffff"]],
	["white on a light photo", null, tones("l"), [photo, white], ["red #1f1b16"]],
	["white on the dark part of a photo", null, tones("ddlll"), [photo, white], []],
	[
		"white on a part that the crop makes light",
		null,
		tones("lldddddddd"),
		[{ ...photo, crop: half }, white],
		["red #1f1b16"],
	],
	[
		"white on a photo that is faded on white",
		null,
		tones("d"),
		[{ ...photo, opacity: 0.2 }, white],
		["yellow #1f1b16"],
	],
	["white on the dark part of a mirrored photo", null, tones("llldd"), [{ ...photo, flipX: true }, white], []],
	[
		"white beside a dark photo's heart",
		null,
		tones("d"),
		[{ ...photo, y: 5, mask: { form: "heart" } }, white],
		["red none"],
	],
	["white on a dark photo's heart", null, tones("d"), [{ ...photo, x: 5, mask: { form: "heart" } }, white], []],
	["dark on a photo's dark shadow", null, tones("l"), [{ ...photo, x: 45, shadow: dusk }, text], ["red #ffffff"]],
	["dark beside a photo's dark shadow", null, tones("l"), [{ ...photo, x: 68, shadow: dusk }, text], []],
	["dark on a dark photo's white border", null, tones("d"), [{ ...photo, border: bright }, text], []],
	["white on a light photo made dark", null, tones("l"), [{ ...photo, adjustments: { brightness: -1 } }, white], []],
	["white on stripes", null, tones("ldldlddddd"), [photo, white], ["red none"]],
	[
		"white on a photo whose one third is light",
		null,
		tones("ddddlldddd".padEnd(15, "d")),
		[photo, white],
		["red none"],
	],
	["white across a photo's edge, its last letter on white", null, tones("d"), [ending(38), white], ["yellow none"]],
	["white across a photo's edge, its last sixth on white", null, tones("d"), [ending(37), white], ["red none"]],
	["white whose end just leaves the photo", null, tones("d"), [ending(39), white], []],
	[
		"white whose end just leaves the photo, of so many letters that one is lost",
		null,
		tones("d"),
		[ending(39), { ...white, text: "Fröhliche Weihnachten" }],
		["yellow none"],
	],
	["white on dark with lights strewn over it", null, tones(...strewn), [photo, white], []],
	["dark on stripes", null, tones("ldldlddddd"), [photo, { ...text, color: "#1f1b16" }], ["red none"]],
	[
		"dark on stripes, on a light field seen through",
		null,
		tones("ldldlddddd"),
		[photo, filled("#ffffff", 0.8), text],
		[],
	],
	["dark on a cut-out on navy", "#1f2f46", tones(" "), [photo, text], ["red #ffffff"]],
	["white beside a dark photo by half", null, tones("d"), [{ ...photo, x: 30 }, white], ["red none"]],
	[
		"white on dark, all but its end off the page",
		null,
		tones("d"),
		[
			{ ...photo, x: 85, width: 15 },
			{ ...white, x: 87 },
		],
		[],
	],
	[
		"white that is turned onto the dark",
		null,
		tones("lllddlllll"),
		[
			{ ...photo, y: 0 },
			{ ...white, rotation: 90 },
		],
		[],
	],
	[
		"dark where a turned photo is not",
		null,
		tones("d"),
		[
			{ ...photo, y: -20, rotation: 90 },
			{ ...text, x: 65 },
		],
		[],
	],
])("can it be read on its photo: %s", (_name, cloth, picture, elements, expected) => {
	const surroundings = { cloth, tonesOf: () => picture };
	const warnings = preflight({ sides: [{ ...format, elements }] }, fakeShaper, undefined, surroundings);
	const found = warnings.filter(({ code }) => code === "hard-to-read");
	expect(found.map(({ severity, figures }) => `${severity} ${figures.ink ?? "none"}`)).toEqual(expected);
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
		return { lines: [{ ...line, width: written.trim() ? 20 : 0 }], outlines: [], pictures: [], width: 20, height: 12 };
	},
	largestSize: ({ size }) => size,
	missingGlyphs: (written) => [...written].filter((letter) => letter === "漢"),
};

test("the same part of a photo shown twice is told once, on whichever side; another part of it is not", () => {
	const sides = [
		{ ...format, elements: [photo, { ...photo, id: "part", crop: { x: 0, y: 0, width: 0.5, height: 1 } }] },
		{
			...format,
			code: "back",
			elements: [
				{ ...photo, id: "again" },
				{ ...photo, id: "empty", picture: null },
				{ ...photo, id: "sample", placeholder: true },
			],
		},
	];
	const found = preflight({ sides }, fakeShaper, () => ({ yellowBelow: 1, redBelow: 1 }));
	expect(found.filter(({ code }) => code === "same-photo").map(({ elementId }) => elementId)).toEqual(["again"]);
});
