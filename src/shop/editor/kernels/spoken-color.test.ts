import { expect, test } from "vitest";
import { PALETTE } from "../palette.ts";
import { spokenColor } from "./spoken-color.ts";

test.each(PALETTE)("the palette's $name is called so", ({ name, color }) => {
	expect(spokenColor(color)).toBe(name);
});

test.each([
	["sage", "#a9b8a0", "green"],
	["slate", "#6f8291", "blue"],
	["forest", "#2f5d50", "green"],
	["brick", "#b4431f", "red"],
	["honey", "#e8b04b", "yellow"],
	["blush", "#f3d9cc", "cream"],
	["rose", "#c98a78", "pink"],
	["trunks", "#5a3d28", "brown"],
	["night", "#14213d", "blue"],
	["the sea's ground", "#eef5f8", "white"],
	["ink", "#1f1b16", "black"],
	["middle grey", "#777777", "grey"],
])("%s is called by its hue", (_, color, name) => {
	expect(spokenColor(color)).toBe(name);
});
