import { expect, test } from "vitest";
import type { FontFace } from "#painters/shaping/font-face.ts";
import { textCells } from "#painters/shaping/text-cells.ts";

test("the letters of a right-to-left ligature stand from right to left", () => {
	const text = "לא";
	const paragraph = { text, offset: 5, runs: [], rightToLeft: true, language: "he", advances: new Float64Array(2) };
	const glyph = { face: {} as FontFace, glyph: 1, x: 0, y: 0, advance: 1, cluster: 0, rightToLeft: true };
	expect(textCells(paragraph, { from: 0, to: 2, end: 2 }, [glyph], 0, 10)).toEqual([
		{ from: 6, to: 7, left: 0, right: 5, rightToLeft: true },
		{ from: 5, to: 6, left: 5, right: 10, rightToLeft: true },
	]);
});
