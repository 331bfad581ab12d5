import type { TextCell } from "#design/text-shaping.ts";
import type { LineSpan } from "#painters/shaping/break-lines.ts";
import type { Glyph } from "#painters/shaping/font-face.ts";
import type { Paragraph } from "#painters/shaping/paragraph.ts";
import { typedCells } from "#painters/shaping/typed-places.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** One cell per grapheme, from left to right: what the caret stands between. `x` and `size` in millimetres. */
export function textCells(
	paragraph: Paragraph,
	line: LineSpan,
	glyphs: readonly Glyph[],
	x: number,
	size: number,
): readonly TextCell[] {
	const cells: TextCell[] = [];
	const ends = clusterEnds(glyphs, line.to);
	let left = x;
	for (let index = 0; index < glyphs.length; ) {
		const { cluster, rightToLeft } = glyphs[index]!;
		let width = 0;
		while (index < glyphs.length && glyphs[index]!.cluster === cluster) width += glyphs[index++]!.advance * size;
		cells.push(...clusterCells(paragraph, cluster, ends.get(cluster)!, left, width, rightToLeft));
		left += width;
	}
	const all = paragraph.rightToLeft
		? [...spaceCells(paragraph, line, x, size).reverse(), ...cells]
		: [...cells, ...spaceCells(paragraph, line, left, size)];
	return paragraph.places ? typedCells(all, paragraph.offset, paragraph.places) : all;
}

/** A ligature's letters share its width in equal parts. */
function clusterCells(
	paragraph: Paragraph,
	from: number,
	to: number,
	left: number,
	width: number,
	rightToLeft: boolean,
): TextCell[] {
	const cluster = paragraph.text.slice(from, to);
	const letters = to - from === 1 ? [{ segment: cluster, index: 0 }] : [...graphemes.segment(cluster)];
	const part = width / letters.length;
	const cells = letters.map(({ segment, index }, position) => {
		const place = rightToLeft ? letters.length - 1 - position : position;
		return {
			from: paragraph.offset + from + index,
			to: paragraph.offset + from + index + segment.length,
			left: left + place * part,
			right: left + (place + 1) * part,
			rightToLeft,
		};
	});
	return rightToLeft ? cells.reverse() : cells;
}

/** The spaces at a line's end hang outside it, in the paragraph's direction; without cells the caret would stick. */
function spaceCells(paragraph: Paragraph, line: LineSpan, lineEdge: number, size: number): TextCell[] {
	const { rightToLeft, offset } = paragraph;
	let edge = lineEdge;
	const cells: TextCell[] = [];
	for (let at = line.to; at < line.end; at++) {
		const width = (paragraph.advances[at] || 0) * size;
		const next = rightToLeft ? edge - width : edge + width;
		const left = Math.min(edge, next);
		cells.push({ from: offset + at, to: offset + at + 1, left, right: Math.max(edge, next), rightToLeft });
		edge = next;
	}
	return cells;
}

function clusterEnds(glyphs: readonly Glyph[], lineEnd: number): ReadonlyMap<number, number> {
	const starts = [...new Set(glyphs.map((glyph) => glyph.cluster))].sort((a, b) => a - b);
	return new Map(starts.map((start, index) => [start, starts[index + 1] ?? lineEnd]));
}
