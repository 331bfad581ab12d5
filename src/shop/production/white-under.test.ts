import { expect, test } from "vitest";
import type { GroupNode, Shadow } from "#design/display-list.ts";
import { whiteUnder } from "./white-under.ts";

const NAVY = "#1c2a4a";
const word = { type: "path", d: "M0 0L1 0L1 1Z", fill: { type: "solid", color: "#f2c230" } } as const;
const shadow = (color: string): Shadow => ({ x: 1, y: 1, blur: 1, color, opacity: 0.5 });
const inGroup = (color: string): GroupNode => ({
	type: "group",
	opacity: 0.8,
	children: [{ type: "group", shadow: shadow(color), children: [word] }],
});

test.each([
	["#000000", NAVY],
	["#1f1b16", "#000000"],
])("a shadow of %s, near black, gets no white on cloth of %s, what casts it does", (color, cloth) => {
	const plain = { type: "group", opacity: 0.8, children: [{ type: "group", children: [word] }] };
	expect(whiteUnder([inGroup(color), word], cloth)).toEqual([plain, word]);
});

test.each([
	["#ffffff", NAVY],
	["#1d4ed8", "#b5202a"],
	["#1d4ed8", "#f2c230"],
	["#801010", "#b5202a"],
])("a shadow of %s, which %s would show through, gets its white", (color, cloth) => {
	const shown = [inGroup(color)];
	expect(whiteUnder(shown, cloth)[0]).toBe(shown[0]);
});

test("where white is not for the cloth's darkness it lies under all", () => {
	expect(whiteUnder([inGroup("#000000")])).toEqual([inGroup("#000000")]);
});
