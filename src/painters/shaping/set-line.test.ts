import fc from "fast-check";
import { expect, test } from "vitest";
import { FONT_IDS, type FontId, LETTER_CASES } from "#design/document.ts";
import type { ShapedTextInput, TextCell } from "#design/text-shaping.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const shaper = serverShaper();
const WORDS = [
	"office",
	"fjord",
	"Ża̧ą",
	"ﬁ",
	"שלום",
	"مرحبا",
	"السلام",
	"123",
	"(a)",
	" ",
	"  ",
	"\n",
	"👍🏽",
	"Ł",
	"-",
	"Straße",
	"ŉİ",
	"ΌΣΟΣ",
];
const words = fc.array(fc.constantFrom(...WORDS, " "), { maxLength: 30 }).map((pieces) => pieces.join(""));
const fonts = fc.constantFrom<FontId>(...FONT_IDS);
/** A break inside a word parts letters that were kerned, and its line may grow by that. */
const wholeWords = fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((pieces) => pieces.join(" "));
const widths = fc.integer({ min: 10, max: 120 });

function shape(text: string, input: Partial<ShapedTextInput> = {}) {
	const style = { font: "open-sans", size: 10, leading: 1.3, align: "left", language: "en", width: 100 } as const;
	return shaper.shape({ ...style, ...input, text });
}

test("tracking stands between the letters, not around them", () => {
	for (const tracking of [-0.05, 0.2]) {
		const plain = shape("Zoë").lines[0]!;
		const {
			lines: [line],
			outlines: [outline],
		} = shape("Zoë", { tracking });
		expect(outline?.startsWith(shape("Z").outlines[0]!)).toBe(true);
		expect(line?.cells[0]?.left).toBeCloseTo(-tracking * 5, 6);
		expect(line).toMatchObject({ x: 0, width: expect.closeTo(plain.width + 2 * tracking * 10, 6) });
		const right = shape("Zoë", { tracking, align: "right" }).lines[0]!;
		expect(right.x + right.width).toBeCloseTo(100, 6);
		const centred = shape("Zoë", { tracking, align: "center" }).lines[0]!;
		expect(centred.x + centred.width / 2).toBeCloseTo(50, 6);
	}
	expect(shape("Zoë", { tracking: 0 })).toEqual(shape("Zoë"));
});

test("tracked ligatures are written as letters", () => {
	const letters = shape("ffi", { font: "playfair-display", tracking: 0.001 }).lines[0]!.cells.map(width);
	expect(letters[2]).toBeLessThan(letters[0]! * 0.95);
});

test("Arabic letters stay joined, and stand apart where they do not join", () => {
	const wider = (text: string) => shape(text, { tracking: 0.2 }).width - shape(text).width;
	expect(wider("ببب")).toBeCloseTo(0, 6);
	expect(wider("بَبَ")).toBeCloseTo(0, 6);
	expect(wider("سلام")).toBeCloseTo(2, 6);
	expect(wider("دار")).toBeCloseTo(4, 6);
	expect(wider("ب ب")).toBeCloseTo(4, 6);
	expect(wider("שלום")).toBeCloseTo(6, 6);
});

test("tracked or justified, no line is wider than its box", () => {
	const sizes = fc.integer({ min: 80, max: 200 });
	const apart = fc.constantFrom(-0.1, -0.03, 0.1, 0.5);
	fc.assert(
		fc.property(
			wholeWords,
			fonts,
			sizes,
			apart,
			fc.constantFrom("center", "justify"),
			(text, font, box, tracking, align) => {
				for (const { x, width: wide } of shape(text, { font, width: box, tracking, align }).lines) {
					expect(wide).toBeLessThanOrEqual(box + 0.1);
					expect(x).toBeGreaterThan(-0.1);
				}
			},
		),
		{ numRuns: 150 },
	);
});

test("a tracked word that is broken stays within its box, whatever stood beside its last letter", () => {
	const letters = fc.string({ unit: fc.constantFrom(..."AVTWToŁYP.,f"), minLength: 2, maxLength: 24 });
	fc.assert(
		fc.property(letters, fonts, widths, fc.constantFrom(-0.08, 0.02, 0.3), (text, font, box, tracking) => {
			for (const { width: wide, cells } of shape(text, { font, width: box, tracking }).lines) {
				if (cells.length > 1) expect(wide).toBeLessThanOrEqual(box + 0.1);
			}
		}),
		{ numRuns: 200, examples: [["VWA", "caveat", 15, 0.3]] },
	);
});

test("justified lines reach both edges by their spaces alone, the last one of a paragraph begins where reading does", () => {
	for (const text of ["one two three four five\nsix", "אחת שתיים שלוש ארבע חמש שש\nשבע"]) {
		const plain = shape(text, { width: 70 }).lines;
		const lines = shape(text, { width: 70, align: "justify" }).lines;
		expect(lines.length).toBeGreaterThan(2);
		for (const [index, line] of lines.entries()) {
			const isLast = text[line.end] === "\n" || line.end === text.length;
			const before = plain[index]!;
			if (isLast) expect(line.x).toBeCloseTo(line.rightToLeft ? 70 - before.width : 0, 6);
			else expect([line.x, line.width]).toEqual([0, 70]);
			const shown = line.cells.filter(({ to }) => to <= line.to);
			const room = shown.reduce((sum, cell) => sum + width(cell), 0);
			expect(room).toBeCloseTo(line.width, 6);
			const letters = (cells: readonly TextCell[]) => cells.filter(({ from }) => text[from] !== " ").map(width);
			for (const [at, wide] of letters(line.cells).entries()) {
				expect(wide).toBeCloseTo(letters(before.cells)[at]!, 6);
			}
		}
	}
});

test("the caret goes by what is typed: the two letters that ß becomes are one, and are never parted", () => {
	const typed = shape("Maße", { letterCase: "upper", language: "de" });
	expect(typed.outlines).toEqual(shape("MASSE").outlines);
	expect(typed.lines[0]!.cells.map(({ from, to }) => [from, to])).toEqual([
		[0, 1],
		[1, 2],
		[2, 3],
		[3, 4],
	]);
	const broken = shape("ßßß\nß", { letterCase: "upper", language: "de", width: 1 }).lines;
	expect(broken.map(({ from, to, end }) => [from, to, end])).toEqual([
		[0, 1, 1],
		[1, 2, 2],
		[2, 3, 3],
		[4, 5, 5],
	]);
});

test("every character has one cell of some width, however its line is set", () => {
	const styles = fc.record({
		font: fonts,
		width: widths,
		tracking: fc.constantFrom(-0.1, 0, 0.05, 1),
		align: fc.constantFrom("justify", "right"),
		letterCase: fc.constantFrom(...LETTER_CASES),
	});
	fc.assert(
		fc.property(words, styles, (text, style) => {
			const covered = new Array<number>(text.length).fill(0);
			for (const { cells } of shape(text, style).lines) {
				for (const { from, to } of cells) for (let at = from; at < to; at++) covered[at]!++;
				for (const [index, cell] of cells.entries()) {
					expect(cell.right).toBeGreaterThan(cell.left);
					if (index > 0) expect(cell.left).toBeCloseTo(cells[index - 1]!.right, 6);
				}
			}
			expect(covered).toEqual([...text].flatMap((c) => new Array(c.length).fill(c === "\n" ? 0 : 1)));
		}),
		{ numRuns: 150 },
	);
});

function width(cell: TextCell): number {
	return cell.right - cell.left;
}
