import { expect, test } from "vitest";
import { type DesignDocument, MOST_ELEMENTS, type ShapeElement, type TextElement } from "#design/document.ts";
import { drawingCost, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { excessOf } from "./excess.ts";

const box = { x: 0, y: 0, width: 10, height: 10, rotation: 0, opacity: 1 };
const shape: ShapeElement = {
	kind: "shape",
	id: "s",
	...box,
	form: "ellipse",
	fill: null,
	stroke: null,
	cornerRadius: 0,
};
const words: TextElement = {
	...{ kind: "text", id: "t", ...box, text: "a".repeat(995), font: "lora", size: 10, leading: 1.2 },
	...{ align: "left", color: "#112233", language: "en" },
};
const FULL = MOST_COST_OF_SIDE / drawingCost([words]);

test.each<[string, number, number, ReturnType<typeof excessOf>]>([
	["up to the bound", MOST_ELEMENTS - 1, MOST_ELEMENTS, null],
	["beyond it", MOST_ELEMENTS, MOST_ELEMENTS + 1, "elements"],
	["as many as there were above it", MOST_ELEMENTS + 9, MOST_ELEMENTS + 9, null],
	["fewer than there were above it", MOST_ELEMENTS + 9, MOST_ELEMENTS + 1, null],
	["more than there were above it", MOST_ELEMENTS + 9, MOST_ELEMENTS + 10, "elements"],
])("elements of a side: %s", (_name, before, after, expected) => {
	expect(excessOf(sideOf(shape, before), sideOf(shape, after))).toBe(expected);
});

test.each<[string, number, number, ReturnType<typeof excessOf>]>([
	["up to the bound", FULL - 1, FULL, null],
	["beyond it", FULL, FULL + 1, "cost"],
	["as much as there was above it", FULL + 9, FULL + 9, null],
	["less than there was above it", FULL + 9, FULL + 1, null],
	["more than there was above it", FULL + 9, FULL + 10, "cost"],
])("work of a side: %s", (_name, before, after, expected) => {
	expect(excessOf(sideOf(words, before), sideOf(words, after))).toBe(expected);
});

test("a side above its bound gives another none of its room", () => {
	const before = {
		version: 1,
		sides: [...sideOf(words, FULL + 9).sides, ...sideOf(words, FULL, "back").sides],
	} as const;
	const after = { version: 1, sides: [before.sides[0]!, ...sideOf(words, FULL + 1, "back").sides] } as const;
	expect(excessOf(before, after)).toBe("cost");
});

function sideOf(element: ShapeElement | TextElement, count: number, code = "front"): DesignDocument {
	const elements = Array.from({ length: count }, (_, at) => ({ ...element, id: `e${at}` }));
	return { version: 1, sides: [{ code, width: 100, height: 100, bleed: 3, safe: 5, elements }] };
}
