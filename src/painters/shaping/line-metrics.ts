import type { Millimetres } from "#core/units.ts";
import { styleAt } from "#design/elements/text/text-runs.ts";
import { DESCENT } from "#design/preflight/text-fit.ts";
import type { ShapedTextInput } from "#design/text-shaping.ts";
import type { LineSpan } from "#painters/shaping/break-lines.ts";
import type { FontFace } from "#painters/shaping/font-face.ts";
import type { Paragraph } from "#painters/shaping/paragraph.ts";

export type BrokenLine = { readonly paragraph: Paragraph; readonly span: LineSpan };
export type LineMetrics = {
	/** From the first line's top. */
	readonly top: Millimetres;
	readonly height: Millimetres;
	/** From the line's top. */
	readonly baseline: Millimetres;
	/** Of its largest letters, as a part of the text's size. */
	readonly scale: number;
};

/** Lines are as high as their largest letters ask for. */
export function lineMetrics(
	lines: readonly BrokenLine[],
	main: FontFace,
	{ size, leading, runs }: ShapedTextInput,
): readonly LineMetrics[] {
	const height = size * leading;
	const baseline = (height + (main.ascender - main.descender) * size) / 2;
	if (!runs) return lines.map((_, row) => ({ top: row * height, height, baseline, scale: 1 }));
	let top = 0;
	return lines.map((line) => {
		const scale = lineScale(line, runs);
		const metrics = { top, height: height * scale, baseline: baseline * scale, scale };
		top += metrics.height;
		return metrics;
	});
}

export function lineScale({ paragraph, span }: BrokenLine, runs: ShapedTextInput["runs"]): number {
	if (!runs) return 1;
	const within = paragraph.runs.filter(({ from, to }) => from < span.end && to > span.from);
	if (within.length > 0) return Math.max(...within.map(({ style }) => style.scale ?? 1));
	return styleAt(runs, Math.max(0, paragraph.offset - 1)).scale ?? 1;
}

/** Em that the last line's letters may reach below it, where lines are set close. */
export function tailBelow({ ascender, descender }: FontFace, leading: number): number {
	return Math.max(0, (leading + ascender - descender) / 2 + DESCENT - leading);
}
