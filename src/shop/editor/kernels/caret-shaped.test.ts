import fc from "fast-check";
import { expect, test } from "vitest";
import type { TextCurve } from "#design/document.ts";
import { apply } from "#design/geometry/matrix.ts";
import type { ShapedTextInput } from "#design/text-shaping.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { type Caret, caretAt, caretBox, moveHorizontally, selectionBoxes } from "./caret.ts";

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

const curve = fc.constantFrom<TextCurve>(
	{ kind: "arc", angle: 90 },
	{ kind: "arc", angle: -150 },
	{ kind: "circle", side: "outside" },
	{ kind: "circle", side: "inside" },
	{ kind: "wave", depth: 0.05, waves: 1.5 },
);

function shaped(words: string, set: Pick<ShapedTextInput, "width" | "align" | "tracking" | "letterCase" | "curve">) {
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

test("on a curve a press on half of a letter finds that half's edge, and the caret stands there", () => {
	const oneLine = text.map((words) => words.replaceAll("\n", " "));
	fc.assert(
		fc.property(oneLine, setting, curve, (words, set, bent) => {
			const lines = shaped(words, { ...set, width: 600, curve: bent });
			if (lines.length > 1) return;
			for (const [index, cell] of lines[0]!.cells.entries()) {
				for (const part of [0.25, 0.75]) {
					const x = cell.left + (cell.right - cell.left) * part;
					const bar = caretBox(lines, caretAt(lines, apply(cell.matrix!, [x, lines[0]!.baseline])));
					expect(bar.x).toBeCloseTo(part < 0.5 ? cell.left : cell.right, 6);
					expect([lines[0]!.cells[index - 1]?.matrix, cell.matrix, lines[0]!.cells[index + 1]?.matrix]).toContain(
						bar.matrix,
					);
				}
			}
			const all = selectionBoxes(lines, 0, words.length);
			expect(all.map(({ x, matrix }) => ({ x, matrix }))).toEqual(
				lines[0]!.cells.map(({ left, matrix }) => ({ x: left, matrix })),
			);
		}),
		{ numRuns: 100 },
	);
});

test("the arrows go along a curve as they go along a straight line", () => {
	fc.assert(
		fc.property(text, setting, curve, (words, set, bent) => {
			const lines = shaped(words, { ...set, curve: bent });
			for (const line of lines) {
				let caret: Caret = { index: line.cells[0]?.from ?? line.from };
				if (line.cells[0]?.rightToLeft) caret = { index: line.cells[0].to, trailing: true };
				for (const { right } of line.cells) {
					caret = moveHorizontally(lines, caret, 1);
					expect(caretBox(lines, caret)).toMatchObject({ x: right, y: line.y });
				}
			}
		}),
		{ numRuns: 100 },
	);
});
