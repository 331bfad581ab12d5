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

test("a shadow that is darker than the cloth gets no white, what casts it does", () => {
	const plain = { type: "group", opacity: 0.8, children: [{ type: "group", children: [word] }] };
	expect(whiteUnder([inGroup("#000000"), word], NAVY)).toEqual([plain, word]);
});

test("a light shadow, and one where white is not for the cloth's darkness, gets it as before", () => {
	expect(whiteUnder([inGroup("#ffffff")], NAVY)).toEqual([inGroup("#ffffff")]);
	expect(whiteUnder([inGroup("#000000")])).toEqual([inGroup("#000000")]);
});
