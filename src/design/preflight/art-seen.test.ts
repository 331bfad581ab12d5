import { expect, test } from "vitest";
import type { ClipArtElement, PhotoElement, ShapeElement, SideFormat } from "#design/document.ts";
import { checkArtSeen, checkPhotoSeen } from "#design/preflight/art-seen.ts";

const FORMAT: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const NAVY = "#1f2f46";
const box = { x: 20, y: 20, width: 40, height: 40, rotation: 0, opacity: 1 };
const shape = (color: string, change: Partial<ShapeElement> = {}): ShapeElement => ({
	...{ kind: "shape", id: "shape", form: "heart", ...box, cornerRadius: 0, stroke: null },
	fill: { type: "solid", color },
	...change,
});
const art = (...colors: string[]): ClipArtElement => ({
	...{ kind: "clip-art", id: "art", ...box, set: "house", name: "moon", label: "" },
	paths: colors.map((color) => ({ d: "M0 0L1 0L1 1Z", ...(color && { color }) })),
});
const ground = { ...shape("#b3261e"), id: "ground", form: "rectangle" } as const;
const half = (from: string, to: string): ShapeElement["fill"] => ({
	...{ type: "linear", from: [0, 0], to: [1, 0] },
	stops: [from, to].map((color, offset) => ({ offset, color })),
});

test.each<[string, ShapeElement | ClipArtElement, string | null, string | undefined]>([
	["a white heart on white cloth", shape("#ffffff"), null, "#1f1b16"],
	["a cream one", shape("#fbf3e2"), null, "#1f1b16"],
	["one with a rim", shape("#ffffff", { stroke: { color: "#b3261e", width: 1 } }), null, undefined],
	[
		"a grey line",
		shape("#ffffff", { form: "line", fill: null, stroke: { color: "#f4f4f4", width: 1 } }),
		null,
		"#1f1b16",
	],
	["a black one on navy cloth", shape("#1f1b16"), NAVY, "#ffffff"],
	["a red one on green that is as dark", shape("#b3261e"), "#206a2c", undefined],
	["one that was locked", shape("#ffffff", { locked: true }), null, undefined],
	["a graphic all in white", art("#ffffff", "#ffffff"), null, "#1f1b16"],
	["a graphic in several whites", art("#ffffff", "#fdfdfd"), null, ""],
	["a shape without any colour", shape("", { fill: null }), null, undefined],
	["a graphic with eyes", art("#ffffff", "#1f1b16"), null, undefined],
	["one that runs to cream", shape("", { fill: half("#ffffff", "#fbf3e2") }), null, "#1f1b16"],
	["a graphic partly without a colour, which is black then", art("#ffffff", ""), null, undefined],
	[
		"a white line with a fill that is not drawn",
		shape("#b3261e", { form: "line", stroke: { color: "#ffffff", width: 1 } }),
		null,
		"#1f1b16",
	],
	["a red one that is half seen through", shape("#b3261e", { opacity: 0.5 }), null, undefined],
	["a red one that is nearly gone", shape("#b3261e", { opacity: 0.05 }), null, ""],
	["a pale one that was meant so", shape("#f2cc8f", { opacity: 0.3 }), null, undefined],
	["one that runs to red", shape("", { fill: half("#ffffff", "#b3261e") }), null, undefined],
])("it is told whether %s is seen", (_what, element, cloth, ink) => {
	const surroundings = { cloth, tonesOf: () => undefined };
	const [found] = checkArtSeen(element, { ...FORMAT, elements: [element] }, surroundings);
	const isTold = ink !== undefined;
	expect([found?.code, found?.figures.ink]).toEqual([isTold ? "hard-to-see" : undefined, ink || undefined]);
	expect(checkArtSeen(element, { ...FORMAT, elements: [ground, element] }, surroundings)).toEqual([]);
	const around = { ...surroundings, cutAround: new Set(["front"]) };
	const isFilled = element.kind === "shape" && element.form !== "line";
	expect(checkArtSeen(element, { ...FORMAT, elements: [element] }, around).length > 0).toBe(isTold && !isFilled);
});

test("what has the product's very colour, or is as good as gone, is grave; what is soft is not", () => {
	const photo: PhotoElement = {
		...{ kind: "photo", id: "photo", ...box, crop: { x: 0, y: 0, width: 1, height: 1 }, cornerRadius: 0 },
		picture: { id: "p", width: 100, height: 100 },
	};
	const surroundings = { cloth: null, tonesOf: () => undefined };
	const found = (element: ShapeElement | PhotoElement) => {
		const side = { ...FORMAT, elements: [element] };
		const told =
			element.kind === "photo"
				? checkPhotoSeen(element, side, surroundings)
				: checkArtSeen(element, side, surroundings);
		return told.map(({ severity, figures }) => [severity, figures.faint]);
	};
	expect(found(shape("#ffffff"))).toEqual([["red", undefined]]);
	expect(found(shape("#f2e4d5"))).toEqual([["yellow", undefined]]);
	expect(found(shape("#b3261e", { opacity: 0.05 }))).toEqual([["red", "yes"]]);
	expect(found({ ...photo, opacity: 0.05 })).toEqual([["red", "yes"]]);
	for (const opacity of [1, 0.12, 0]) expect(found({ ...photo, opacity })).toEqual([]);
});
