import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const format = { code: "front", width: 200, height: 60, bleed: 0, safe: 0 };
const words: TextElement = {
	...{ kind: "text", id: "words", x: 10, y: 10, width: 180, height: 40, rotation: 0, opacity: 1 },
	...{ text: "Nguyễn", font: "bebas-neue", size: 16, leading: 1.25, align: "left", color: "#1f1b16" },
	language: "vi",
};
const letter = { from: 4, to: 5 };

test.each<[string, Partial<TextElement>, string | undefined]>([
	["in one colour", {}, "ễ"],
	["in a colour of its own", { runs: [{ ...letter, color: "#b3261e" }] }, "ễ"],
	["bold", { runs: [{ ...letter, bold: true }] }, "ễ"],
	["larger, as a capital", { runs: [{ ...letter, scale: 1.5 }], letterCase: "upper" }, "Ễ"],
	["in a second font that lacks it too", { runs: [{ ...letter, font: "caveat" }] }, "ễ"],
	["in a second font that has it", { runs: [{ ...letter, font: "lora" }] }, undefined],
	["beside a word of another font", { text: "Ngu ễ Anna", runs: [{ from: 0, to: 3, font: "lora" }] }, undefined],
	["in a word of a font that has it", { text: "Anna Nguyễn", runs: [{ from: 5, to: 11, font: "lora" }] }, undefined],
])("a letter that its font lacks among others that it has is told: %s", (_what, change, mixed) => {
	const elements = [{ ...words, ...change }];
	const found = preflight({ sides: [{ ...format, elements }] }, serverShaper());
	const [told] = found.filter(({ code }) => code === "missing-glyph");
	expect(told?.figures.mixed).toBe(mixed);
});
