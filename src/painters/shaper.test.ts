import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FONT_IDS, type FontId } from "#design/document.ts";
import type { ShapedTextInput, TextCell } from "#design/text-shaping.ts";
import { FACES, type FaceId, facesOfGrapheme, fontsOf, fontsOfText } from "#painters/fonts.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { createShaper } from "#painters/shaper.ts";

const shaper = serverShaper();

function shape(text: string, input: Partial<ShapedTextInput> = {}) {
	return shaper.shape({
		text,
		font: "open-sans",
		size: 10,
		leading: 1.3,
		align: "left",
		language: "en",
		width: 100,
		...input,
	});
}

function linesOf(text: string, input?: Partial<ShapedTextInput>): string[] {
	return shape(text, input).lines.map((line) => text.slice(line.from, line.to));
}

test("every character has exactly one cell, and neighbouring cells touch", () => {
	const pieces = [
		"office ",
		"fjord ",
		"ﬁ",
		"é̂",
		"שלום ",
		"مرحبا ",
		"سلام",
		"123 ",
		"(a) ",
		" ",
		"\n",
		"👍🏽",
		"♥",
		"Ł",
		"\t",
		"-",
	];
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...pieces), { maxLength: 24 }),
			fc.constantFrom<FontId>(...FONT_IDS),
			fc.integer({ min: 4, max: 120 }),
			(words, font, width) => {
				const text = words.join("");
				const { lines } = shape(text, { font, width });
				const covered = new Array<number>(text.length).fill(0);
				for (const { cells } of lines) {
					for (const { from, to } of cells) for (let at = from; at < to; at++) covered[at]!++;
					for (const [index, cell] of cells.entries()) {
						if (index > 0) expect(cell.left).toBeCloseTo(cells[index - 1]!.right, 6);
					}
				}
				expect(covered).toEqual([...text].flatMap((c) => new Array(c.length).fill(c === "\n" ? 0 : 1)));
			},
		),
		{ numRuns: 150 },
	);
});

test("no line is wider than the box, whatever the words", () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(..."abc WMil.-"), maxLength: 80 }), (text) => {
			for (const line of shape(text, { width: 40 }).lines) expect(line.width).toBeLessThanOrEqual(40.05);
		}),
		{ numRuns: 100 },
	);
});

test("a word that is longer than the line is broken between its letters", () => {
	const name = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessen";
	const lines = linesOf(name);
	expect(lines.length).toBeGreaterThan(3);
	expect(lines.join("")).toBe(name);
	expect(linesOf("ab", { width: 1 })).toEqual(["a", "b"]);
});

test("words wrap at spaces, and the spaces at a line's end keep their cells", () => {
	const { lines } = shape("one two  three", { width: 42 });
	expect(lines.map(({ from, to, end }) => [from, to, end])).toEqual([
		[0, 7, 9],
		[9, 14, 14],
	]);
	expect(lines[0]!.cells).toHaveLength(9);
});

test("empty lines and a trailing line break have a line each", () => {
	expect(shape("").lines).toHaveLength(1);
	expect(shape("a\n\nb\n").lines.map(({ from, end }) => [from, end])).toEqual([
		[0, 1],
		[2, 2],
		[3, 4],
		[5, 5],
	]);
});

test("a ligature's letters share its width", () => {
	const cells = shape("ffi", { font: "playfair-display" }).lines[0]!.cells;
	const widths = cells.map(width);
	expect(cells).toHaveLength(3);
	expect(widths[1]).toBeCloseTo(widths[0]!, 6);
	expect(shape("ﬁ").lines[0]!.cells).toHaveLength(1);
});

test("Hebrew and Arabic run from right to left inside an English line", () => {
	const text = "to שלום and مرحبا";
	const cells = shape(text).lines[0]!.cells;
	const seen = cells.map((cell) => text.slice(cell.from, cell.to)).join("");
	expect(seen).toBe("to םולש and ابحرم");
	expect(cells.filter((cell) => cell.rightToLeft)).toHaveLength(9);
	const hebrew = "שלום 123 abc";
	const line = shape(hebrew).lines[0]!;
	expect(line.rightToLeft).toBe(true);
	expect(line.cells.map((cell) => hebrew.slice(cell.from, cell.to)).join("")).toBe("abc 123 םולש");
});

test("Arabic letters join, also where a long word is broken", () => {
	const letters = [...shape("ببب").lines[0]!.cells].reverse().map(width);
	expect(letters[0]).toBeLessThan(width(shape("ب").lines[0]!.cells[0]!));
	const broken = shape("ببب", { width: 1 }).lines;
	expect(broken).toHaveLength(3);
	for (const [index, line] of broken.entries()) expect(line.width).toBeCloseTo(letters[index]!, 6);
});

test("alignment moves the line within its box", () => {
	const left = shape("Zoë").lines[0]!;
	expect(left.x).toBe(0);
	expect(shape("Zoë", { align: "center" }).lines[0]!.x).toBeCloseTo((100 - left.width) / 2, 6);
	expect(shape("Zoë", { align: "right" }).lines[0]!.x).toBeCloseTo(100 - left.width, 6);
});

test("hearts, emoji and symbols come from the companions in every face", () => {
	for (const font of FONT_IDS) expect(shaper.missingGlyphs("Für Zoë ♥ ❤️ 🎉 👨‍👩‍👧 🇪🇸 ★ מ م", font)).toEqual([]);
	expect(shape("👨‍👩‍👧").lines[0]!.cells).toHaveLength(1);
	for (const font of FONT_IDS) expect(shaper.missingGlyphs("е\u0308ж й и\u0306 a\u0307", font), font).toEqual([]);
	expect(shaper.missingGlyphs("a漢\u{10ffff}", "lora")).toEqual(["漢", "\u{10ffff}"]);
});

test("Arabic and Hebrew marks stand on what is of no script, in every face", () => {
	for (const marked of [
		"جدا \u064b",
		"\u00a0\u0651",
		"\u202f\u0651",
		"-\u0650",
		"1\u064f",
		"◌\u0650",
		"◌\u05b8",
		"\u00a0\u05b8",
	])
		for (const font of FONT_IDS) expect(shaper.missingGlyphs(marked, font), `${marked} in ${font}`).toEqual([]);
	expect(facesOfGrapheme("\u00a0\u05b8", "lora")).toEqual(["lora", "noto-sans-hebrew"]);
	for (const dotted of [" \u0308", "1\u0307", "ж\u0308"])
		expect(facesOfGrapheme(dotted, "lora")).toEqual(["lora", "open-sans"]);
});

test("letters that a font borrows for words that it writes itself are told", () => {
	const borrowed = (text: string) => shaper.borrowedLetters?.(text, "bebas-neue");
	expect(borrowed("Nguyễn Đặng, Łódź")).toEqual(["ễ", "ặ"]);
	const whole = ["Für Zoë ♥ 🎉", "Привет, мир", "שלום", "Mama❤️Papa", "1️⃣Platz ℹ️Info", "الـiPhone", ""];
	for (const text of whole) expect(borrowed(text), text).toEqual([]);
	expect(shaper.borrowedLetters?.("Nguyễn Đặng", "open-sans")).toEqual([]);
});

test("the phone keyboard's heart is a full one", () => {
	expect(shape("❤️").outlines).toEqual(shape("♥").outlines);
	expect(shape("❤️‍🔥").outlines[0]).not.toContain(shape("♥").outlines[0]);
});

test("every face draws what is said to need no companion", () => {
	const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
		(letter) => letter.trim() !== "" && facesOfGrapheme(letter, "lora").length === 1,
	);
	expect(letters.length).toBeGreaterThan(280);
	for (const font of FONT_IDS) expect(shaper.missingGlyphs(letters.join(""), font)).toEqual([]);
});

test("a document names the fonts that it needs, and a missing one is said clearly", () => {
	expect([...fontsOfText("Für Zoë", "caveat")]).toEqual(["caveat"]);
	expect([...fontsOfText("Zoë ♥ 🎉 שלום", "caveat")].sort()).toEqual(["caveat", "noto-emoji", "noto-sans-hebrew"]);
	expect(fontsOf({ sides: [] }).size).toBe(0);
	const empty = createShaper(new Map<FaceId, Uint8Array>());
	const input = { text: "a", font: "lora", size: 1, leading: 1, align: "left", language: "en", width: 9 } as const;
	expect(() => empty.shape(input)).toThrow("Font lora is not loaded");
});

test("the outline holds absolute commands and stays near its box", () => {
	const { outlines, height } = shape("Für Zoë ♥");
	const outline = outlines.join("");
	expect(outline).toMatch(/^M-?[\d.]+ -?[\d.]+[MLQCZ\d. -]*Z$/);
	const numbers = outline.match(/-?\d+(\.\d+)?/g)!.map(Number);
	expect(Math.min(...numbers)).toBeGreaterThan(-1);
	expect(Math.max(...numbers.filter((_, index) => index % 2))).toBeLessThan(height);
	for (const number of outline.match(/\.\d+/g)!) expect(number.length).toBeLessThanOrEqual(4);
});

test("a line is drawn for its own words, whatever stood in its place before", () => {
	const bytes = readFileSync(fileURLToPath(import.meta.resolve(FACES["open-sans"].file)));
	const input = { font: "open-sans", size: 10, leading: 1.3, align: "left", language: "en", width: 100 } as const;
	for (const text of ["one two\nthree", "one too\nthree", "one two\nthere", "one two\nthere!"]) {
		const fresh = createShaper(new Map([["open-sans", bytes]]));
		expect(shape(text).outlines).toEqual(fresh.shape({ ...input, text }).outlines);
	}
});

test("texts in a row do not fill the wasm memory", () => {
	const before = process.memoryUsage().rss;
	for (let round = 0; round < 400; round++) shape(`${"The quick brown fox ".repeat(10)}${round}`);
	expect(process.memoryUsage().rss - before).toBeLessThan(120e6);
});

function width(cell: TextCell): number {
	return cell.right - cell.left;
}
