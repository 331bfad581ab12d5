import type { FontId } from "#design/document.ts";
import { spaceAbove } from "#design/elements/text/text-frame.ts";
import type { ShapedLine, ShapedText, ShapedTextInput, TextShaper } from "#design/text-shaping.ts";
import type { FaceId } from "#painters/fonts.ts";
import { breakLines } from "#painters/shaping/break-lines.ts";
import { type FontFace, fontFace } from "#painters/shaping/font-face.ts";
import { largestSize, tailBelow } from "#painters/shaping/largest-size.ts";
import { createLineOutlines, type LineOutlines } from "#painters/shaping/line-outlines.ts";
import {
	type FaceLookup,
	faceFor,
	type Paragraph,
	shapeParagraph,
	splitParagraphs,
	typedOffset,
} from "#painters/shaping/paragraph.ts";
import { setLine } from "#painters/shaping/set-line.ts";
import { textCells } from "#painters/shaping/text-cells.ts";

/** Shared by the painted text and the caret of the text being edited. */
const REMEMBERED_TEXTS = 64;

/** A text whose font is not among `fonts` throws; load what `fontsOf(document)` names first. */
export function createShaper(fonts: Pick<ReadonlyMap<FaceId, Uint8Array>, "get">): TextShaper {
	const remembered = new Map<string, ShapedText>();
	const lineOutlines = createLineOutlines();
	const faces: FaceLookup = (id) => {
		const bytes = fonts.get(id);
		return bytes && fontFace(bytes);
	};
	return {
		shape(input) {
			const key = JSON.stringify([
				input.text,
				input.font,
				input.size,
				input.leading,
				input.align,
				input.language,
				input.width,
				input.tracking,
				input.letterCase,
				input.verticalAlign,
				input.verticalAlign && input.height,
			]);
			const shaped = remembered.get(key) ?? shapeText(input, faces, lineOutlines);
			remembered.delete(key);
			remembered.set(key, shaped);
			if (remembered.size > REMEMBERED_TEXTS) remembered.delete(remembered.keys().next().value!);
			return shaped;
		},
		largestSize: (input) => largestSize(shapeParagraphs(input, faces), input, requiredFace(input.font, faces)),
		missingGlyphs: (text, font) => missingGlyphs(text, font, faces),
	};
}

function shapeText(input: ShapedTextInput, faces: FaceLookup, outlineOf: LineOutlines): ShapedText {
	const { size } = input;
	const main = requiredFace(input.font, faces);
	const height = size * input.leading;
	const baseline = (height + (main.ascender - main.descender) * size) / 2;
	const broken = shapeParagraphs(input, faces).flatMap((paragraph) =>
		breakLines(paragraph, input.width / size).map((span) => ({ paragraph, span })),
	);
	const top = spaceAbove(input, broken.length * height + tailBelow(main, input.leading) * size);
	const outlines: string[] = [];
	let widest = 0;

	const lines = broken.map(({ paragraph, span }, row): ShapedLine => {
		const { glyphs, start, x, width } = setLine(paragraph, span, input);
		const y = top + row * height;
		outlines.push(outlineOf(glyphs, start, y + baseline, size));
		widest = Math.max(widest, width);
		return {
			from: typedOffset(paragraph, span.from),
			to: typedOffset(paragraph, span.to),
			end: typedOffset(paragraph, span.end),
			x,
			y,
			height,
			baseline: y + baseline,
			width,
			rightToLeft: paragraph.rightToLeft,
			cells: textCells(paragraph, span, glyphs, start, size),
		};
	});
	return { lines, outlines: outlines.filter(Boolean), pictures: [], width: widest, height: lines.length * height };
}

function shapeParagraphs(input: ShapedTextInput, faces: FaceLookup): readonly Paragraph[] {
	requiredFace(input.font, faces);
	return splitParagraphs(input.text).map((source) => shapeParagraph(source, input, faces));
}

function missingGlyphs(text: string, font: FontId, faces: FaceLookup): readonly string[] {
	requiredFace(font, faces);
	const missing = new Set<string>();
	for (const { segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)) {
		if (!faceFor(segment, font, faces)) missing.add(segment);
	}
	return [...missing];
}

function requiredFace(font: FontId, faces: FaceLookup): FontFace {
	const face = faces(font);
	if (!face) throw new Error(`Font ${font} is not loaded`);
	return face;
}
