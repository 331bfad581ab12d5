import { expect, test } from "vitest";
import type {
	ClipArtElement,
	DesignElement,
	GroupChild,
	GroupElement,
	PhotoElement,
	QrElement,
	ShapeElement,
	TextElement,
} from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { checkFolds } from "./folds.ts";

const FORMAT = { code: "card", width: 200, height: 100, bleed: 3, safe: 5 };
const at = (left: number, right: number) => ({ left, right, top: 10, bottom: 20 });

test.each<[string, number, number, number, number[], number?]>([
	["ends well before it", 80, 96.9, 5, []],
	["ends close to it", 80, 97.1, 5, [100]],
	["reaches over it by a hair", 80, 100.9, 5, [100]],
	["runs across it", 80, 120, 5, [100], 1],
	["runs across the second, close to the first", 102, 170, 5, [150], 1],
	["begins close after it", 102.9, 120, 5, [100]],
	["begins well after it", 103.1, 120, 5, []],
	["ends close to it, where little is lost at edges", 80, 98.9, 1, []],
	["ends between two, close to the second", 103.1, 148, 5, [150]],
])("what %s", (_what, left, right, safe, folds, across) => {
	const found = checkFolds(at(left, right), { ...FORMAT, safe }, [100, 150]);
	const figures = folds.map((fold) => ({ fold, ...(across && { across }) }));
	expect(found).toEqual(figures.map((each) => ({ code: "over-fold", severity: "yellow", figures: each })));
});

const HALF = { form: "path", d: "M0 0L0.5 0L0.5 1L0 1Z" } as const;
const box = { y: 20, height: 30, rotation: 0, opacity: 1 } as const;
const shape = (id: string, x: number, width: number): ShapeElement => ({
	...{ kind: "shape", id, ...box, x, width, form: "rectangle", stroke: null, cornerRadius: 0 },
	fill: { type: "solid", color: "#b3261e" },
});
const photo = (id: string, x: number, width: number): PhotoElement => ({
	...{ kind: "photo", id, ...box, x, width, crop: { x: 0, y: 0, width: 1, height: 1 }, cornerRadius: 0 },
	picture: { id: "sea", width: 4000, height: 3000 },
});
const graphic = (id: string, x: number, width: number): ClipArtElement => ({
	...{ kind: "clip-art", id, ...box, x, width, set: "tabler", name: "square", label: "Square" },
	paths: [{ d: "M0 0L1 0L1 1L0 1Z" }],
});
const line = (id: string, place: Partial<ShapeElement>): ShapeElement => ({
	...{ ...shape(id, 0, 80), height: 1, form: "line", fill: null, stroke: { color: "#b3261e", width: 2 } },
	...place,
});
const group = (id: string, ...children: readonly GroupChild[]): GroupElement => ({
	kind: "group",
	id,
	opacity: 1,
	children,
});

const outlined = (inner: ShapeElement, width: number): ShapeElement => ({
	...inner,
	stroke: { color: "#b3261e", width },
});
const strokes = (id: string, x: number, width: number): ClipArtElement => ({
	...graphic(id, x, width),
	...{ y: 20, height: width },
	paths: [{ d: "M0 0L0.8 0L0.8 1L0 1Z", stroke: 0.2 }],
});
/** In a box of any width, fifty millimetres of letters. */
const words = (id: string, width: number): TextElement => ({
	...{ kind: "text", id, ...box, x: 0, width, text: "Ahoy", font: "lora", size: 5, leading: 1.2 },
	...{ align: "left", color: "#1f1b16", language: "en" },
});
const bounds = { left: 10, top: 0, right: 60, bottom: 5 };
const shaper: TextShaper = {
	missingGlyphs: () => [],
	largestSize: ({ size }) => size,
	shape: ({ width }) => ({ lines: [], outlines: [], pictures: [], width, height: 5, bounds }),
};

test.each<[string, readonly DesignElement[], readonly number[], readonly string[]]>([
	["a tenth of a shape over the fold", [shape("a", 64, 40)], [100], ["a 4"]],
	["a quarter of a photo", [photo("a", 95, 20)], [100], ["a 5"]],
	["no more than folds are inexact", [shape("a", 61, 40)], [100], []],
	["as much on either side", [shape("a", 80, 40)], [100], []],
	["a good third on the lesser side", [shape("a", 87, 20)], [100], []],
	["both parts, and all of the lesser one", [photo("a", -3, 206)], [8], []],
	["an end within a hinge", [photo("a", 4, 150)], [8], ["a 4"]],
	["a spine, to its end", [shape("a", 10, 100)], [90, 110], []],
	["a spine in part", [shape("a", 10, 88)], [90, 110], ["a 8"]],
	["what counts within the bleed", [shape("a", -300, 455)], [100], []],
	["a group that is across by accident", [group("g", shape("a", 20, 20), shape("b", 70, 36))], [100], ["g 6"]],
	["a group whose parts lie on one side each", [group("g", shape("a", 60, 35), shape("b", 105, 10))], [100], []],
	["a group meant for both", [group("g", shape("a", 20, 84), shape("b", 140, 30))], [100], []],
	["a side without folds", [shape("a", 64, 40)], [], []],
	["a line that reaches over it above the side alone", [line("a", { x: 40, y: 10, rotation: -45 })], [100], []],
	["one that does so on the side", [line("a", { x: 40, y: 50, rotation: -45 })], [100], ["a 9"]],
	[
		"a turned circle whose box alone does",
		[{ ...shape("a", 58, 40), height: 40, form: "ellipse", rotation: 45 }],
		[100],
		[],
	],
	["a mask's part that is cut away", [{ ...photo("a", 64, 40), mask: HALF }], [100], []],
	["a mask's part that is left", [{ ...photo("a", 64, 40), mask: HALF, x: 82 }], [100], ["a 2"]],
	["a graphic that leaves the sides of its box free", [graphic("a", 52, 50)], [100], []],
	["a graphic", [graphic("a", 64, 50)], [100], ["a 4"]],
	["what is not printed: an empty slot", [{ ...photo("a", 64, 40), picture: null }], [100], []],
	["what is not seen", [{ ...group("g", shape("a", 64, 40)), opacity: 0 }], [100], []],
	["an outline that alone reaches over it", [outlined(shape("a", 58, 40), 8)], [100], ["a 2"]],
	["an outline too thin for that", [outlined(shape("a", 58, 40), 5)], [100], []],
	["what a graphic's stroke adds", [strokes("a", 64, 42)], [100], ["a 1.8"]],
	["a group whose words are in a wide box", [group("g", shape("a", 64, 40), words("t", 198))], [100], ["g 4"]],
	["what is too little of it with what is printed on the bleed", [shape("a", -20, 35.5)], [10], ["a 5.5"]],
	["what has no colour", [{ ...shape("a", 64, 40), fill: null }], [100], []],
])("what is drawn over a fold is told when it is an accident: %s", (_what, elements, folds, told) => {
	const found = preflight({ sides: [{ ...FORMAT, elements }] }, shaper, () => ({
		...{ yellowBelow: 0, redBelow: 0, folds },
	}));
	const art = found.filter(({ code }) => code === "art-over-fold");
	expect(art.map(({ elementId, figures }) => `${elementId} ${figures.beyond}`)).toEqual(told);
});

test("nobody is told of art that a template keeps in its place, but whoever makes the template is", () => {
	const kept = { ...shape("a", 64, 40), locks: ["place"] } as const;
	const elements = [group("g", kept, shape("b", 20, 20)), { ...shape("own", 64, 40), locked: true }];
	const told = (bound: boolean) =>
		preflight({ bound, sides: [{ ...FORMAT, elements }] }, {} as TextShaper, () => ({
			...{ yellowBelow: 0, redBelow: 0, folds: [100] },
		})).map(({ elementId }) => elementId);
	expect(told(true)).toEqual(["own"]);
	expect(told(false)).toEqual(["g", "own"]);
});

test("of a group it is told once, by its words where they lie across", () => {
	const words = { ...code("words"), x: 95 };
	const elements = [group("g", words, shape("a", 40, 64))];
	const found = preflight({ sides: [{ ...FORMAT, elements }] }, {} as TextShaper, () => ({
		...{ yellowBelow: 0, redBelow: 0, folds: [100] },
	}));
	expect(found.flatMap(({ elementId, code }) => (code.includes("fold") ? [elementId] : []))).toEqual(["words"]);
});

test("a code across a fold is told on the side that has one", () => {
	const sides = [FORMAT, { ...FORMAT, code: "inside" }].map((format) => ({ ...format, elements: [code("code")] }));
	const limits = (side: string) => ({ yellowBelow: 200, redBelow: 120, folds: side === "card" ? [100] : [] });
	const found = preflight({ sides }, {} as TextShaper, limits);
	expect(found.map(({ sideCode, code }) => `${sideCode} ${code}`)).toEqual(["card over-fold"]);
});

function code(id: string): QrElement {
	const ink = { level: "medium", color: "#000000", ground: "#ffffff" } as const;
	return { kind: "qr", id, ...box, x: 85, width: 30, text: "https://example.com", ...ink };
}
