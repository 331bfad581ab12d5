import { expect, test } from "vitest";
import { textColorOn } from "./new-elements.ts";

const side = { code: "front", width: 300, height: 360, bleed: 0, safe: 5, elements: [] };
const background = (color: string) => ({
	...side,
	elements: [{ kind: "background", id: "b", opacity: 1, fill: { type: "solid", color } } as const],
});

test("a new text can be read on its cloth or background", () => {
	expect(textColorOn(side, null)).toBe("#1f1b16");
	expect(textColorOn(side, "#dccbb2")).toBe("#1f1b16");
	expect(textColorOn(side, "#1f2f46")).toBe("#ffffff");
	expect(textColorOn(background("#f3e6d3"), "#1f2f46")).toBe("#1f1b16");
	expect(textColorOn(background("#1f4e8c"), null)).toBe("#ffffff");
});
