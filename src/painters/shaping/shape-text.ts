import type { Millimetres } from "#core/units.ts";
import { spaceAbove } from "#design/elements/text/text-frame.ts";
import { type TextPath, textPath } from "#design/elements/text/text-path.ts";
import { type Bounds, unitedBounds } from "#design/geometry/bounds.ts";
import { type Matrix, multiply } from "#design/geometry/matrix.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";
import type { ShapedLine, ShapedText, ShapedTextInput, TextCell } from "#design/text-shaping.ts";
import { bentOutline } from "#painters/shaping/bent-outline.ts";
import { breakLines, type LineSpan } from "#painters/shaping/break-lines.ts";
import type { FontFace } from "#painters/shaping/font-face.ts";
import { joiningGlyphs } from "#painters/shaping/joining-glyphs.ts";
import { tailBelow } from "#painters/shaping/largest-size.ts";
import type { LineOutlines } from "#painters/shaping/line-outlines.ts";
import { type Paragraph, typedOffset } from "#painters/shaping/paragraph.ts";
import { setLine } from "#painters/shaping/set-line.ts";
import { textCells } from "#painters/shaping/text-cells.ts";

type BrokenLine = { readonly paragraph: Paragraph; readonly span: LineSpan };
type Setting = { readonly lineHeight: Millimetres; readonly baseline: Millimetres };

/** More lines make a circle's inner ones shorter, which may make more lines. */
const MOST_TRIES = 8;

export function shapeText(
	paragraphs: readonly Paragraph[],
	main: FontFace,
	input: ShapedTextInput,
	outlineOf: LineOutlines,
): ShapedText {
	const { size } = input;
	const lineHeight = size * input.leading;
	const setting = { lineHeight, baseline: (lineHeight + (main.ascender - main.descender) * size) / 2 };
	return (
		bentText(paragraphs, main, input, setting) ??
		straightText(
			brokenLines(paragraphs, () => input.width / size),
			main,
			input,
			setting,
			outlineOf,
		)
	);
}

function straightText(
	broken: readonly BrokenLine[],
	main: FontFace,
	input: ShapedTextInput,
	{ lineHeight, baseline }: Setting,
	outlineOf: LineOutlines,
): ShapedText {
	const { size, leading } = input;
	const top = spaceAbove(input, broken.length * lineHeight + tailBelow(main, leading) * size);
	const outlines: string[] = [];
	const lines = broken.map(({ paragraph, span }, row): ShapedLine => {
		const { glyphs, start, x, width } = setLine(paragraph, span, input);
		const y = top + row * lineHeight;
		outlines.push(outlineOf(glyphs, start, y + baseline, size));
		return {
			...typedSpan(paragraph, span),
			x,
			y,
			height: lineHeight,
			baseline: y + baseline,
			width,
			rightToLeft: paragraph.rightToLeft,
			cells: textCells(paragraph, span, glyphs, start, size),
		};
	});
	return {
		lines,
		outlines: outlines.filter(Boolean),
		pictures: [],
		width: Math.max(0, ...lines.map(({ width }) => width)),
		height: lines.length * lineHeight,
	};
}

/** undefined where the lines stay straight. */
function bentText(
	paragraphs: readonly Paragraph[],
	main: FontFace,
	input: ShapedTextInput,
	{ lineHeight, baseline }: Setting,
): ShapedText | undefined {
	const { curve, size, width: boxWidth } = input;
	if (!curve) return undefined;
	let broken: readonly BrokenLine[] = [];
	let path: TextPath | undefined;
	for (let rows = 1, tries = 0; tries < MOST_TRIES; tries++, rows = broken.length) {
		const bending = textPath(curve, { width: boxWidth, rows, lineHeight, baseline });
		if (!bending) return undefined;
		path = bending;
		broken = brokenLines(paragraphs, (row) => bending.lengthOf(row) / size);
		if (broken.length === rows) break;
	}
	if (!path) return undefined;
	const bent = path;
	const outlines: string[] = [];
	const lines = broken.map(({ paragraph, span }, row): ShapedLine => {
		const { glyphs, start, x, width } = setLine(paragraph, span, { ...input, width: bent.lengthOf(row) });
		const at = (across: Millimetres): Matrix => bent.at(row, across);
		const y = row * lineHeight;
		outlines.push(bentOutline(glyphs, start, size, at, joiningGlyphs(paragraph, main, input.font)));
		const straighten = (across: Millimetres): Matrix => multiply(at(across), [1, 0, 0, 1, -across, -(y + baseline)]);
		return {
			...typedSpan(paragraph, span),
			x,
			y,
			height: lineHeight,
			baseline: y + baseline,
			width,
			rightToLeft: paragraph.rightToLeft,
			cells: textCells(paragraph, span, glyphs, start, size).map(
				(cell): TextCell => ({ ...cell, matrix: straighten((cell.left + cell.right) / 2) }),
			),
			matrix: straighten(x),
		};
	});
	const bounds = outlines.map(pathBounds).reduce<Bounds | undefined>(unitedBounds, undefined);
	return {
		lines,
		outlines: outlines.filter(Boolean),
		pictures: [],
		width: boxWidth,
		height: bent.height,
		bounds: bounds ?? null,
	};
}

function brokenLines(paragraphs: readonly Paragraph[], widthOf: (row: number) => number): readonly BrokenLine[] {
	const lines: BrokenLine[] = [];
	for (const paragraph of paragraphs) {
		const before = lines.length;
		for (const span of breakLines(paragraph, (line) => widthOf(before + line))) lines.push({ paragraph, span });
	}
	return lines;
}

function typedSpan(paragraph: Paragraph, { from, to, end }: LineSpan): Pick<ShapedLine, "from" | "to" | "end"> {
	return {
		from: typedOffset(paragraph, from),
		to: typedOffset(paragraph, to),
		end: typedOffset(paragraph, end),
	};
}
