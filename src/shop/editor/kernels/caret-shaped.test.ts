import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShapedTextInput } from "#design/text-shaping.ts";
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
	"straße",
	"ő",
);
const text = fc.array(piece, { minLength: 1, maxLength: 25 }).map((pieces) => pieces.join(""));

const setting = fc.record({
	width: fc.integer({ min: 20, max: 300 }),
	align: fc.constantFrom("left", "justify"),
	tracking: fc.constantFrom(-0.1, 0, 0.3),
	letterCase: fc.constantFrom("typed", "upper", "words"),
});

function shaped(words: string, set: Pick<ShapedTextInput, "width" | "align" | "tracking" | "letterCase">) {
	return serverShaper().shape({ font: "open-sans", size: 10, leading: 1.25, language: "en", text: words, ...set })
		.lines;
}

test("every character of any mixture of scripts is in exactly one cell", () => {
	fc.assert(
		fc.property(text, setting, (words, set) => {
			const covered = new Array<number>(words.length).fill(0);
			for (const { cells } of shaped(words, set)) {
				for (const { from, to } of cells) for (let index = from; index < to; index++) covered[index]! += 1;
			}
			expect(covered.every((count, index) => count === (words[index] === "\n" ? 0 : 1))).toBe(true);
		}),
		{ numRuns: 150 },
	);
});

test("the right arrow moves right until the line's end, and a press finds each edge", () => {
	fc.assert(
		fc.property(text, setting, (words, set) => {
			const lines = shaped(words, set);
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
