import { expect, test } from "vitest";
import { contrast, rgbOf } from "#design/contrast.ts";
import type { BackgroundElement, ClipArtElement, DesignElement, ShapeElement } from "#design/document.ts";
import { PALETTES, type Palette } from "#design/themes/palettes.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { createEditorStore } from "./editor-store.ts";
import { restyle } from "./restyle.ts";

const shaper = serverShaper();
const format = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const surroundings = { cloth: null, tonesOf: () => undefined };
/** Ivory, navy, coral, black, and a green and a pink of one lightness. */
const STORK = ["#fdfaf4", "#1c2f4a", "#dd5b3c", "#1c1f24", "#8aa57c", "#d0847c"];
const sage: BackgroundElement = { kind: "background", id: "g", opacity: 1, fill: { type: "solid", color: "#a9b8a0" } };

function drawing(id: string, set: ClipArtElement["set"], colors = STORK): ClipArtElement {
	return {
		...{ kind: "clip-art", id, x: 10, y: 10, width: 9, height: 9, rotation: 0, opacity: 1, set, name: "", label: "" },
		paths: colors.map((color) => ({ d: "M0 0L1 0L1 1Z", color })),
	};
}

function opened(...elements: readonly DesignElement[]) {
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements }] }, 1);
	const of = (id: string) => store.getState().document.sides[0]!.elements.find((each) => each.id === id);
	return {
		store,
		paint: (palette: Palette) => restyle(store, palette, surroundings, shaper),
		inks: (id: string) => (of(id) as ClipArtElement).paths.map((path) => path.color!),
		fill: (id: string) => ((of(id) as BackgroundElement | ShapeElement).fill as { color: string }).color,
	};
}

const [paper, night, garden, , , plain] = PALETTES;

test.each(PALETTES)("drawings of ours stay seen in $name, and emoji keep their colours", (palette) => {
	const design = opened(sage, drawing("stork", "house"), drawing("emoji", "fluent"));
	design.paint(palette);
	expect(design.inks("emoji")).toEqual(STORK);
	for (const ink of design.inks("stork")) expect(contrast(ink, design.fill("g"))).toBeGreaterThan(1.25);
	expect(new Set(design.inks("stork")).size).toBe(STORK.length);
	const lights = design.inks("stork").map((ink) => contrast(ink, "#000000"));
	expect(lights.indexOf(Math.max(...lights))).toBe(0);
});

test("their hues are the nearest of the palette, or none", () => {
	const design = opened(sage, drawing("stork", "house"));
	design.paint(garden);
	const [coralRed, coralGreen, coralBlue] = rgbOf(design.inks("stork")[2]!);
	expect(coralRed).toBeGreaterThan(Math.max(coralGreen, coralBlue) * 1.3);
	const [red, green, blue] = rgbOf(design.inks("stork")[4]!);
	expect(green).toBeGreaterThan(Math.max(red, blue));
	design.paint(plain);
	for (const ink of design.inks("stork")) expect(ink).toMatch(/^#(..)\1\1$/);
});

test("they stay seen on what lies under them, and a hole in one on paper that keeps its colour stays one", () => {
	const white = { type: "solid", color: "#ffffff" } as const;
	const pale = { type: "solid", color: "#f7dade" } as const;
	const label: ShapeElement = {
		...{ kind: "shape", id: "label", x: 0, y: 0, width: 40, height: 40, rotation: 0, opacity: 1, form: "rectangle" },
		...{ fill: pale, stroke: null, cornerRadius: 0 },
	};
	const design = opened(label, drawing("match", "house", ["#b4552d"]));
	design.paint(paper);
	expect(contrast(design.inks("match")[0]!, design.fill("label"))).toBeGreaterThan(1.25);
	const apart = opened(
		{ ...label, fill: white },
		drawing("match", "house", ["#b4552d"]),
		{ ...label, id: "locked", x: 50, fill: white, locks: ["style"] },
		{ ...drawing("other", "house", ["#b4552d"]), x: 60 },
	);
	apart.paint(paper);
	for (const [ink, ground] of [
		["match", "label"],
		["other", "locked"],
	] as const)
		expect(contrast(apart.inks(ink)[0]!, apart.fill(ground))).toBeGreaterThan(1.25);
	const kept = opened({ ...sage, locks: ["style"] }, drawing("stamp", "house", ["#a9b8a0", "#dd5b3c", "#fdfaf4"]));
	kept.paint(paper);
	const [hole, , ivory] = kept.inks("stamp");
	expect(hole).toBe("#a9b8a0");
	expect(contrast(ivory!, "#a9b8a0")).toBeGreaterThan(1.9);
});

test("palettes are tried one after another without wearing a drawing off", () => {
	const tried = opened(sage, drawing("stork", "house"));
	for (const palette of [plain, night, paper]) tried.paint(palette);
	const atOnce = opened(sage, drawing("stork", "house"));
	atOnce.paint(paper);
	expect([tried.inks("stork"), tried.fill("g")]).toEqual([atOnce.inks("stork"), atOnce.fill("g")]);
	tried.store.undo();
	atOnce.paint(night);
	expect([tried.inks("stork"), tried.fill("g")]).toEqual([atOnce.inks("stork"), atOnce.fill("g")]);
});
