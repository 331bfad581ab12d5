import { expect, test } from "vitest";
import type { DesignElement, ShapeElement, TextElement } from "#design/document.ts";
import { printsDuller } from "./line-proofs.server.ts";

const place = { x: 10, y: 10, width: 40, height: 20, rotation: 0, opacity: 1 };
const star: ShapeElement = {
	kind: "shape",
	id: "star",
	...place,
	form: "star",
	fill: { type: "solid", color: "#0000ff" },
	stroke: null,
	cornerRadius: 0,
};
const words: TextElement = {
	kind: "text",
	id: "words",
	...place,
	...{ text: "Ahoy", font: "open-sans", size: 8, leading: 1.25, align: "center", color: "#0000FF" },
	language: "en",
};

test.each<[string, DesignElement, boolean]>([
	["a form", star, true],
	["words", words, true],
	["a form in a group", { kind: "group", id: "g", opacity: 1, children: [star] }, true],
	["a form that is not seen", { ...star, opacity: 0 }, false],
	["one in a group that is not seen", { kind: "group", id: "g", opacity: 0, children: [star] }, false],
	["a text without words", { ...words, text: " \n" }, false],
])("a line of the cart tells of bright colours where they are printed: %s", async (_what, element, isTold) => {
	const side = { code: "front", width: 100, height: 80, bleed: 3, safe: 5, elements: [element] };
	expect(await printsDuller({ log: console } as never, { document: { version: 1, sides: [side] } })).toBe(isTold);
});
