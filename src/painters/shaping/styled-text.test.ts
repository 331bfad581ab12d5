import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import type { TextRun } from "#design/document.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import { inkBounds } from "#design/preflight/text-fit.ts";
import type { ShapedTextInput, TextCell } from "#design/text-shaping.ts";
import { FACES, faceOfStyle, fontsOfStyledText } from "#painters/fonts.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { fontFace } from "./font-face.ts";

const shaper = serverShaper();
const style = { font: "open-sans", size: 10, leading: 1.2, align: "left", language: "en", width: 200 } as const;

function shape(text: string, runs?: readonly TextRun[], input: Partial<ShapedTextInput> = {}) {
	return shaper.shape({ ...style, ...input, text, ...(runs && { runs }) });
}

test("letters without a style of their own stand as they do without runs", () => {
	expect(shape("Zoë and Max", [])).toEqual(shape("Zoë and Max"));
	const colored = shape("Zoë and Max", [{ from: 8, to: 11, color: "#ff0000" }]);
	expect(colored.colors).toEqual([undefined, "#ff0000"]);
	expect(colored.lines).toEqual(shape("Zoë and Max").lines);
	expect(shape("Zoë and ").outlines[0]).toBe(colored.outlines[0]);
	const all = shape("Zoë", [{ from: 0, to: 3, color: "#ff0000" }]);
	expect([all.outlines, all.colors]).toEqual([shape("Zoë").outlines, ["#ff0000"]]);
});

test("larger letters are as large as in a text of that size, on the same baseline, and make their line higher", () => {
	const { lines, outlines } = shape("ab\ncd", [{ from: 1, to: 2, scale: 2 }]);
	const large = shape("b", undefined, { size: 20 });
	expect(lines.map(({ y, height }) => [y, height])).toEqual([
		[0, 24],
		[24, 12],
	]);
	expect(lines[0]!.baseline).toBeCloseTo(large.lines[0]!.baseline, 6);
	expect(width(lines[0]!.cells[1]!)).toBeCloseTo(width(large.lines[0]!.cells[0]!), 6);
	const [own, alone] = [pathBounds(outlines[0]!)!, pathBounds(large.outlines[0]!)!];
	expect([own.top, own.bottom]).toEqual([alone.top, alone.bottom]);
	expect(own.right).toBeCloseTo(alone.right + lines[0]!.cells[1]!.left, 3);
	const ink = inkBounds({ ...shape("ab", [{ from: 1, to: 2, scale: 2 }]) }, style.size)!;
	expect(ink.top).toBeCloseTo(own.top, 0);
	expect(shape("a\n\nb", [{ from: 0, to: 2, scale: 3 }]).lines.map(({ height }) => height)).toEqual([36, 36, 12]);
});

test("bold and italic letters come from the font's own faces, where it has them", () => {
	const bold = [{ from: 0, to: 3, bold: true }];
	expect(shape("Zoë", bold).outlines).not.toEqual(shape("Zoë").outlines);
	expect(shape("Zoë", bold).width).toBeGreaterThan(shape("Zoë").width);
	expect(shape("Zoë", bold, { font: "pacifico" })).toEqual(shape("Zoë", undefined, { font: "pacifico" }));
	const text = { ...style, text: "Zoë ♥ Max", font: "lora" } as const;
	const used = fontsOfStyledText({ ...text, runs: [{ from: 0, to: 5, bold: true, italic: true }] });
	expect([...used].sort()).toEqual(["lora", "lora-bold-italic", "noto-emoji"]);
	expect(Object.keys(FACES)).toHaveLength(27);
});

test("the files of an emoji whose halves have two styles are those of the whole one, as it is drawn", () => {
	const text = { ...style, text: "ab👩\u200d💻é", coloredEmoji: true } as const;
	const whole = fontsOfStyledText(text);
	expect(whole.size).toBe(2);
	for (const to of [3, 4, 5, 6])
		expect(fontsOfStyledText({ ...text, runs: [{ from: 2, to, scale: 2 }] })).toEqual(whole);
	const runs = [
		{ from: 3, to: 5, bold: true },
		{ from: 5, to: 7, italic: true },
	];
	expect(fontsOfStyledText({ ...text, runs })).toEqual(whole);
});

test("every bold and italic face has the letters that its regular one has", () => {
	const letters = "aZ09äöüßñçÑéÉăąćčďđėęěğģįłňőřśşšțůųýžŻ„“”’–—…€";
	const { resolve } = createRequire(import.meta.url);
	const faceOf = (id: keyof typeof FACES) => fontFace(readFileSync(resolve(FACES[id].file)));
	for (const font of ["open-sans", "lora", "montserrat", "playfair-display", "quicksand"] as const) {
		for (const own of [{ bold: true }, { italic: true }, { bold: true, italic: true }]) {
			const id = faceOfStyle(font, own);
			const face = faceOf(id);
			expect(
				[...letters].filter((letter) => !face.has(letter.codePointAt(0)!)),
				id,
			).toEqual([]);
		}
	}
	expect(faceOf("lora-bold").has("☃".codePointAt(0)!)).toBe(false);
});

test("letters of other fonts, sizes and directions in one text have their cells, and it wraps as wide as they are", () => {
	const text = "small LARGE and שלום in Caveat, مرحبا again";
	const runs: readonly TextRun[] = [
		{ from: 6, to: 11, scale: 2.5, font: "bebas-neue" },
		{ from: 16, to: 20, scale: 1.5, color: "#00aa00" },
		{ from: 24, to: 30, font: "caveat" },
		{ from: 32, to: 35, color: "#0000ff" },
	];
	for (const set of [
		{},
		{ letterCase: "upper" },
		{ tracking: 0.1, align: "justify" },
		{ curve: { kind: "arc", angle: 90 } },
	] as const) {
		const { lines, outlines, colors } = shape(text, runs, { width: 90, ...set });
		const covered = lines.flatMap(({ cells }) => cells.map(({ from }) => from)).sort((a, b) => a - b);
		expect(covered).toEqual([...text].map((_, index) => index));
		expect(colors).toHaveLength(outlines.length);
		if (!("curve" in set)) for (const line of lines) expect(line.width).toBeLessThan(90.5);
		expect(lines.length).toBeGreaterThan(1);
	}
	const joined = shape("ببب", [{ from: 1, to: 2, color: "#ff0000" }]);
	expect(joined.lines[0]!.cells.map(width)).toEqual(shape("ببب").lines[0]!.cells.map(width));
});

test("what fits its frame counts its larger letters", () => {
	const input = { ...style, text: "one\ntwo", height: 40, fit: true };
	const plain = shaper.largestSize(input);
	const mixed = shaper.largestSize({ ...input, runs: [{ from: 0, to: 3, scale: 2 }] });
	expect(mixed).toBeLessThan(plain * 0.75);
	expect(shape("one\ntwo", [{ from: 0, to: 3, scale: 2 }], { size: mixed }).height).toBeLessThanOrEqual(40.001);
});

function width(cell: TextCell): number {
	return cell.right - cell.left;
}
