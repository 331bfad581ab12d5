import type { Millimetres } from "#core/units.ts";
import type { ShapedTextInput } from "#design/text-shaping.ts";
import { breakLines, breakPositions } from "#painters/shaping/break-lines.ts";
import type { FontFace } from "#painters/shaping/font-face.ts";
import { lineScale, tailBelow } from "#painters/shaping/line-metrics.ts";
import type { Paragraph } from "#painters/shaping/paragraph.ts";
import { lineWidth } from "#painters/shaping/set-line.ts";

const SMALLEST: Millimetres = 1;
const LARGEST: Millimetres = 500;
/** Halves the range down to less than a thousandth of a millimetre. */
const STEPS = 19;

/** At which no word is broken and all lines stand within the box; letters of one size are shaped once. */
export function largestSize(paragraphs: readonly Paragraph[], input: ShapedTextInput, main: FontFace): Millimetres {
	const { leading, width, height = LARGEST, runs, keepsLines } = input;
	const allowed = paragraphs.map(({ text }) => new Set(breakPositions(text)));

	function spansAt(size: Millimetres) {
		return paragraphs.map((paragraph) => breakLines(paragraph, () => width / size));
	}

	function fits(size: Millimetres): boolean {
		const spans = spansAt(size);
		const scales = spans.flatMap((of, index) =>
			of.map((span) => lineScale({ paragraph: paragraphs[index]!, span }, runs)),
		);
		const high =
			scales.reduce((sum, scale) => sum + scale, 0) * leading + tailBelow(main, leading) * (scales.at(-1) ?? 1);
		if (high * size > height + 1e-6) return false;
		if (keepsLines && spans.some((of) => of.length > 1)) return false;
		return paragraphs.every(({ text }, index) =>
			spans[index]!.every(({ end }) => end === text.length || allowed[index]!.has(end)),
		);
	}

	function widestAt(size: Millimetres): number {
		const widths = spansAt(size).flatMap((spans, index) =>
			spans.map(({ from, to }) => lineWidth(paragraphs[index]!, from, to)),
		);
		return Math.max(...widths);
	}

	let least = SMALLEST;
	let most = Math.min(LARGEST, (height * 2) / leading);
	for (let step = 0; step < STEPS && most > least; step++) {
		const middle = (least + most) / 2;
		if (fits(middle)) least = middle;
		else most = middle;
	}
	// A line of its own may be wider than its part of the paragraph, and a single letter is never broken.
	let size = roundedDown(least);
	for (let step = 0; step < STEPS && widestAt(size) * size > width + 1e-6; step++) {
		size = roundedDown(width / widestAt(size));
	}
	return Math.max(SMALLEST, size);
}

function roundedDown(size: Millimetres): Millimetres {
	return Math.floor(size * 1000) / 1000;
}
