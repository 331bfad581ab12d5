import type { Millimetres } from "#core/units.ts";
import type { TextAlignment } from "#design/document.ts";
import type { ShapedTextInput } from "#design/text-shaping.ts";
import type { LineSpan } from "#painters/shaping/break-lines.ts";
import type { Glyph } from "#painters/shaping/font-face.ts";
import { type Paragraph, visualGlyphs } from "#painters/shaping/paragraph.ts";
import { trackedGlyphs } from "#painters/shaping/tracking.ts";

export type SetLine = {
	readonly glyphs: readonly Glyph[];
	/** Where the first glyph's room begins: tracking leaves half of itself free on either side of the letters. */
	readonly start: Millimetres;
	/** Of the letters. */
	readonly x: Millimetres;
	readonly width: Millimetres;
};

const SPACE = /[ \u00a0\u1680\u2000-\u2006\u2008-\u200a\u202f\u205f\u3000]/;

/** A line's glyphs from left to right, tracked, stretched where it is justified, and placed within the box. */
export function setLine(
	paragraph: Paragraph,
	span: LineSpan,
	{ size, align, width: boxWidth }: Pick<ShapedTextInput, "size" | "align" | "width">,
): SetLine {
	const shaped = visualGlyphs(paragraph, span.from, span.to);
	const { tracking } = paragraph;
	const { glyphs, left, right } = tracking ? trackedGlyphs(shaped, tracking) : { glyphs: shaped, left: 0, right: 0 };
	const width = (glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) - left - right) * size;
	const missing = boxWidth - width;
	if (align === "justify" && span.end < paragraph.text.length && missing > 0) {
		const stretched = stretchedSpaces(glyphs, paragraph.text, missing / size);
		if (stretched) return { glyphs: stretched, start: -left * size, x: 0, width: boxWidth };
	}
	const x = spaceBefore(missing, align, paragraph.rightToLeft);
	return { glyphs, start: x - left * size, x, width };
}

/** Em from the first letter to the last one, shaped as a line of its own. */
export function lineWidth(paragraph: Paragraph, from: number, to: number): number {
	const shaped = visualGlyphs(paragraph, from, to);
	const { tracking } = paragraph;
	const { glyphs, left, right } = tracking ? trackedGlyphs(shaped, tracking) : { glyphs: shaped, left: 0, right: 0 };
	return glyphs.reduce((sum, { advance }) => sum + advance, 0) - left - right;
}

function spaceBefore(missing: Millimetres, align: TextAlignment, rightToLeft: boolean): Millimetres {
	switch (align) {
		case "left":
			return 0;
		case "center":
			return missing / 2;
		case "right":
			return missing;
		case "justify":
			return rightToLeft ? missing : 0;
	}
}

function stretchedSpaces(glyphs: readonly Glyph[], text: string, by: number): readonly Glyph[] | undefined {
	const isSpace = ({ cluster }: Glyph): boolean => SPACE.test(text[cluster]!);
	const spaces = glyphs.filter(isSpace).length;
	if (spaces === 0) return undefined;
	return glyphs.map((glyph) => (isSpace(glyph) ? { ...glyph, advance: glyph.advance + by / spaces } : glyph));
}
