import type { Millimetres } from "#core/units.ts";
import type { TextCurve } from "#design/document.ts";
import { spaceAbove } from "#design/elements/text/text-frame.ts";
import { textPath } from "#design/elements/text/text-path.ts";
import { type Bounds, unitedBounds } from "#design/geometry/bounds.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { type Matrix, multiply } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import type { ShapedLine, ShapedPicture, ShapedText, ShapedTextInput, TextCell } from "#design/text-shaping.ts";
import { bentOutline } from "#painters/shaping/bent-outline.ts";
import { breakLines } from "#painters/shaping/break-lines.ts";
import { type ColoredOutline, coloredOutlines } from "#painters/shaping/colored-outlines.ts";
import type { FontFace, Glyph } from "#painters/shaping/font-face.ts";
import { joiningGlyphs } from "#painters/shaping/joining-glyphs.ts";
import { lineInk } from "#painters/shaping/line-ink.ts";
import { type BrokenLine, type LineMetrics, lineMetrics, tailBelow } from "#painters/shaping/line-metrics.ts";
import type { LineOutlines } from "#painters/shaping/line-outlines.ts";
import { type Paragraph, typedOffset } from "#painters/shaping/paragraph.ts";
import { placedPictures } from "#painters/shaping/placed-pictures.ts";
import { type SetLine, setLine } from "#painters/shaping/set-line.ts";
import { textCells } from "#painters/shaping/text-cells.ts";

/** More lines make a circle's inner ones shorter, which may make more lines. */
const MOST_TRIES = 8;
/** Em: lines further in than the centre of their circle would have no length. */
const SMALLEST_RADIUS = 0.4;

export function shapeText(
	paragraphs: readonly Paragraph[],
	main: FontFace,
	input: ShapedTextInput,
	outlineOf: LineOutlines,
): ShapedText {
	return bentText(paragraphs, main, input) ?? straightText(paragraphs, main, input, outlineOf);
}

function straightText(
	paragraphs: readonly Paragraph[],
	main: FontFace,
	input: ShapedTextInput,
	outlineOf: LineOutlines,
): ShapedText {
	const { size, leading } = input;
	const broken = brokenLines(paragraphs, () => input.width / size);
	const metrics = lineMetrics(broken, main, input);
	const height = heightOf(metrics);
	const above = spaceAbove(input, height + tailBelow(main, leading) * size * (metrics.at(-1)?.scale ?? 1));
	const outlines: ColoredOutline[] = [];
	const pictures: ShapedPicture[] = [];
	const lines = broken.map(({ paragraph, span }, row): ShapedLine => {
		const set = setLine(paragraph, span, input);
		const line = lineOf({ paragraph, span }, set, metrics[row]!, above, input);
		const draw = (glyphs: readonly Glyph[], start: Millimetres) => outlineOf(glyphs, start, line.baseline, size);
		outlines.push(...coloredOutlines(set.glyphs, set.start, size, draw));
		pictures.push(...placedPictures(set.glyphs, set.start, size, (across) => [1, 0, 0, 1, across, line.baseline]));
		const ink = lineInk(set.glyphs, set.start, line.baseline, size);
		return ink ? { ...line, ink } : line;
	});
	return { lines, ...drawnOf(outlines), pictures, width: Math.max(0, ...lines.map(({ width }) => width)), height };
}

/** undefined where the lines stay straight. */
function bentText(paragraphs: readonly Paragraph[], main: FontFace, input: ShapedTextInput): ShapedText | undefined {
	if (!input.curve) return undefined;
	const { size } = input;
	const bent = bentLines(paragraphs, main, input, input.curve);
	if (!bent) return undefined;
	const { broken, metrics, path } = bent;
	const outlines: ColoredOutline[] = [];
	const pictures: ShapedPicture[] = [];
	const lines = broken.map(({ paragraph, span }, row): ShapedLine => {
		const set = setLine(paragraph, span, { ...input, width: path.lengthOf(row) });
		const line = lineOf({ paragraph, span }, set, metrics[row]!, 0, input);
		const at = (across: Millimetres): Matrix => path.at(row, across);
		const joins = joiningGlyphs(paragraph, main, input.font);
		const draw = (glyphs: readonly Glyph[], start: Millimetres) => bentOutline(glyphs, start, size, at, joins);
		outlines.push(...coloredOutlines(set.glyphs, set.start, size, draw));
		pictures.push(...placedPictures(set.glyphs, set.start, size, at));
		const straighten = (across: Millimetres): Matrix => multiply(at(across), [1, 0, 0, 1, -across, -line.baseline]);
		const cells = line.cells.map((cell): TextCell => ({ ...cell, matrix: straighten((cell.left + cell.right) / 2) }));
		return { ...line, cells, matrix: straighten(line.x) };
	});
	const drawn = [
		...outlines.map(({ d }) => pathBounds(d)),
		...pictures.map(({ matrix, children }) => displayBounds(children, matrix)),
	];
	const bounds = drawn.reduce<Bounds | undefined>(unitedBounds, undefined) ?? null;
	return { lines, ...drawnOf(outlines), pictures, width: input.width, height: path.height, bounds };
}

function bentLines(paragraphs: readonly Paragraph[], main: FontFace, input: ShapedTextInput, curve: TextCurve) {
	const { size, leading, width } = input;
	let metrics: readonly LineMetrics[] = [];
	for (let tries = 1; ; tries++) {
		const known = metrics;
		const height = Math.max(size * leading, heightOf(known));
		const path = textPath(curve, {
			width,
			height,
			baselineOf: (row) => baselineOf(known, row, size * leading),
			smallest: size * SMALLEST_RADIUS,
		});
		if (!path) return undefined;
		const broken = brokenLines(paragraphs, (row) => path.lengthOf(row) / size);
		metrics = lineMetrics(broken, main, input);
		if (heightOf(metrics) === heightOf(known) || tries === MOST_TRIES) return { broken, metrics, path };
	}
}

/** Lines that are not known yet follow at the usual distance. */
function baselineOf(metrics: readonly LineMetrics[], row: number, lineHeight: Millimetres): Millimetres {
	const line = metrics[row];
	return line ? line.top + line.baseline : heightOf(metrics) + (row - metrics.length + 0.8) * lineHeight;
}

function brokenLines(paragraphs: readonly Paragraph[], widthOf: (row: number) => number): readonly BrokenLine[] {
	const lines: BrokenLine[] = [];
	for (const paragraph of paragraphs) {
		const before = lines.length;
		for (const span of breakLines(paragraph, (line) => widthOf(before + line))) lines.push({ paragraph, span });
	}
	return lines;
}

function lineOf(
	{ paragraph, span }: BrokenLine,
	{ glyphs, start, x, width }: SetLine,
	{ top, height, baseline, scale }: LineMetrics,
	above: Millimetres,
	{ size }: ShapedTextInput,
): ShapedLine {
	const y = above + top;
	return {
		from: typedOffset(paragraph, span.from),
		to: typedOffset(paragraph, span.to),
		end: typedOffset(paragraph, span.end),
		...(span.isBroken && { isBroken: true }),
		...(scale !== 1 && { size: size * scale }),
		x,
		y,
		height,
		baseline: y + baseline,
		width,
		rightToLeft: paragraph.rightToLeft,
		cells: textCells(paragraph, span, glyphs, start, size),
	};
}

function heightOf(metrics: readonly LineMetrics[]): Millimetres {
	const last = metrics.at(-1);
	return last ? last.top + last.height : 0;
}

function drawnOf(outlines: readonly ColoredOutline[]): Pick<ShapedText, "outlines" | "colors"> {
	const drawn = outlines.filter(({ d }) => d !== "");
	const colored = drawn.some(({ color }) => color !== undefined);
	return { outlines: drawn.map(({ d }) => d), ...(colored && { colors: drawn.map(({ color }) => color) }) };
}
