import fc from "fast-check";
import { expect, test } from "vitest";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { caretAt, caretBox, moveHorizontally } from "./caret.ts";

const piece = fc.constantFrom(
	"a",
	"office",
	" ",
	"  ",
	"é",
	"n\u0303",
	"שלום",
	"مرحبا",
	"12",
	"(",
	")",
	"!",
	"\n",
	"Wörterbuchseite",
	"ő",
);
const text = fc.array(piece, { minLength: 1, maxLength: 25 }).map((pieces) => pieces.join(""));

function shaped(words: string, width: number) {
	const style = { font: "open-sans", size: 10, leading: 1.25, align: "left", language: "en" } as const;
	return serverShaper().shape({ ...style, text: words, width }).lines;
}

test("every character of any mixture of scripts is in exactly one cell", () => {
	fc.assert(
		fc.property(text, fc.integer({ min: 20, max: 300 }), (words, width) => {
			const covered = new Array<number>(words.length).fill(0);
			for (const { cells } of shaped(words, width)) {
				for (const { from, to } of cells) for (let index = from; index < to; index++) covered[index]! += 1;
			}
			expect(covered.every((count, index) => count === (words[index] === "\n" ? 0 : 1))).toBe(true);
		}),
		{ numRuns: 150 },
	);
});

test("the right arrow moves right until the line's end, and a press finds each edge", () => {
	fc.assert(
		fc.property(text, fc.integer({ min: 20, max: 300 }), (words, width) => {
			const lines = shaped(words, width);
			for (const line of lines) {
				if (line.cells.length === 0) continue;
				let caret = caretAt(lines, [line.cells[0]!.left - 5, line.y + 1]);
				for (let step = 0; step < line.cells.length; step++) {
					const before = caretBox(lines, caret);
					caret = moveHorizontally(lines, caret, 1);
					const after = caretBox(lines, caret);
					expect(after.y).toBe(line.y);
					expect(after.x).toBeGreaterThan(before.x - 1e-9);
					expect(caretBox(lines, caretAt(lines, [after.x - 1e-6, line.y + 1])).x).toBeCloseTo(after.x, 6);
				}
			}
		}),
		{ numRuns: 150 },
	);
});
