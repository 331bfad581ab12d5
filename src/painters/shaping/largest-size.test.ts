import fc from "fast-check";
import { expect, test } from "vitest";
import { FONT_IDS, VERTICAL_ALIGNMENTS } from "#design/document.ts";
import { inkBounds } from "#design/preflight/text-fit.ts";
import type { ShapedTextInput } from "#design/text-shaping.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

const shaper = serverShaper();
const style = { font: "open-sans", size: 10, leading: 1.2, align: "left", language: "en" } as const;

const words = fc
	.array(fc.constantFrom("Zoë", "office", "to", "שלום", "مرحبا", "Donaudampfschiff", "a-b", "\n", "🎉"), {
		minLength: 1,
		maxLength: 12,
	})
	.map((pieces) => pieces.join(" "));
const boxes = fc.record({
	width: fc.integer({ min: 20, max: 200 }),
	height: fc.integer({ min: 10, max: 200 }),
	leading: fc.constantFrom(0.6, 1, 1.4),
	tracking: fc.constantFrom(0, 0.2),
	verticalAlign: fc.constantFrom(...VERTICAL_ALIGNMENTS),
	font: fc.constantFrom(...FONT_IDS),
});

/** Rounded down, its size lets one more word onto a line. */
const WIDER_WHEN_ROUNDED = "Zoë Zoë \n office Zoë Zoë Zoë Zoë مرحبا to Zoë";
const LORA_BOX = { width: 48, height: 66, leading: 0.6, tracking: 0.2, verticalAlign: "top", font: "lora" } as const;

test("the largest size fits its box without breaking a word, and no larger one does", () => {
	fc.assert(
		fc.property(words, boxes, (text, box) => {
			const input = { ...style, ...box, text };
			const size = shaper.largestSize(input);
			if (size > 1) expect(overflow({ ...input, size })).toBeLessThanOrEqual(0.02);
			const larger = overflow({ ...input, size: size * 1.01 + 0.01, verticalAlign: "top" });
			if (!text.endsWith("\n")) expect(larger).toBeGreaterThan(0);
		}),
		{ numRuns: 100, examples: [[WIDER_WHEN_ROUNDED, LORA_BOX]] },
	);
});

test("a box that nothing fits into gets the smallest letters, an empty text the largest for its height", () => {
	expect(shaper.largestSize({ ...style, text: "Donaudampfschiff", width: 3, height: 1 })).toBe(1);
	expect(shaper.largestSize({ ...style, text: "", width: 50, height: 24 })).toBeCloseTo(20, 0);
});

test("lines stand at the top, in the middle or at the bottom of a box that keeps its height", () => {
	const linesIn = (verticalAlign?: "top" | "middle" | "bottom") =>
		shaper.shape({
			...style,
			text: "one\ntwo",
			leading: 1.3,
			width: 60,
			height: 60,
			verticalAlign: verticalAlign as "top",
		});
	expect(linesIn("top")).toEqual(shaper.shape({ ...style, text: "one\ntwo", leading: 1.3, width: 60 }));
	expect(linesIn("middle").lines.map(({ y }) => y)).toEqual([17, 30]);
	expect(linesIn("bottom").lines.map(({ y, baseline }) => baseline - y)).toEqual(
		linesIn("top").lines.map(({ y, baseline }) => baseline - y),
	);
	expect(linesIn("bottom").lines[1]).toMatchObject({ y: 47, height: 13 });
	const [top, bottom] = [linesIn("top").outlines[0]!, linesIn("bottom").outlines[0]!].map(firstY);
	expect(bottom! - top!).toBeCloseTo(34, 3);
});

/** How far lines or letters leave the box, or 1 where a word is broken. */
function overflow(input: ShapedTextInput & { readonly height: number }): number {
	const shaped = shaper.shape(input);
	const ink = inkBounds(shaped, input.size);
	if (!ink) return shaped.height - input.height;
	const broken = shaped.lines.some(({ end }) => /[^\s-]\S/.test(input.text.slice(end - 1, end + 1)));
	const lines = shaped.height - input.height;
	return Math.max(broken ? 1 : 0, lines, ink.bottom - input.height, ink.right - input.width, -ink.left);
}

function firstY(d: string): number {
	return Number(/^M\S+ ([\d.-]+)/.exec(d)?.[1]);
}
