import type { FontId } from "#design/document.ts";
import { styledPieces } from "#design/elements/text/text-runs.ts";
import type { ShapedText, ShapedTextInput, TextShaper } from "#design/text-shaping.ts";
import { emojiFace } from "#painters/emoji/emoji-face.ts";
import { needsNoCompanion, type TypeFile } from "#painters/fonts.ts";
import { type FontFace, fontFace } from "#painters/shaping/font-face.ts";
import { largestSize } from "#painters/shaping/largest-size.ts";
import { createLineOutlines } from "#painters/shaping/line-outlines.ts";
import {
	type FaceLookup,
	faceFor,
	type Paragraph,
	shapeParagraph,
	splitParagraphs,
} from "#painters/shaping/paragraph.ts";
import { shapeText } from "#painters/shaping/shape-text.ts";

/** Shared by the painted text and the caret of the text being edited. */
const REMEMBERED_TEXTS = 64;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text whose font is not among `fonts` throws; load what `fontsOf(document)` names first. */
export function createShaper(fonts: Pick<ReadonlyMap<TypeFile, Uint8Array>, "get">): TextShaper {
	const remembered = new Map<string, ShapedText>();
	const lineOutlines = createLineOutlines();
	const emoji = emojiFace((block) => fonts.get(block));
	const facesFor =
		(coloredEmoji = false): FaceLookup =>
		(id) => {
			if (id === "emoji") return coloredEmoji ? emoji : undefined;
			const bytes = fonts.get(id);
			return bytes && fontFace(bytes);
		};
	return {
		shape(input) {
			const faces = facesFor(input.coloredEmoji);
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
				input.coloredEmoji,
				input.curve,
				input.runs,
				input.verticalAlign,
				input.verticalAlign && input.height,
			]);
			const shaped =
				remembered.get(key) ??
				shapeText(shapeParagraphs(input, faces), requiredFace(input.font, faces), input, lineOutlines);
			remembered.delete(key);
			remembered.set(key, shaped);
			if (remembered.size > REMEMBERED_TEXTS) remembered.delete(remembered.keys().next().value!);
			return shaped;
		},
		largestSize(input) {
			const faces = facesFor(input.coloredEmoji);
			return largestSize(shapeParagraphs(input, faces), input, requiredFace(input.font, faces));
		},
		missingGlyphs: (text, font, coloredEmoji) => missingGlyphs(text, font, facesFor(coloredEmoji)),
		borrowedLetters: (text, font) => borrowedLetters(text, font, facesFor()),
	};
}

function shapeParagraphs(input: ShapedTextInput, faces: FaceLookup): readonly Paragraph[] {
	requiredFace(input.font, faces);
	const pieces = styledPieces(input.text.length, input.runs);
	return splitParagraphs(input.text).map((source) => shapeParagraph(source, input, pieces, faces));
}

function missingGlyphs(text: string, font: FontId, faces: FaceLookup): readonly string[] {
	requiredFace(font, faces);
	if (needsNoCompanion(text)) return [];
	const missing = new Set<string>();
	for (const { segment } of graphemes.segment(text)) {
		if (!faceFor(segment, font, faces)) missing.add(segment);
	}
	return [...missing];
}

/** By graphemes: signs and scripts that no font here writes itself part words as spaces do. */
function borrowedLetters(text: string, font: FontId, faces: FaceLookup): readonly string[] {
	const own = requiredFace(font, faces);
	if (needsNoCompanion(text)) return [];
	const borrowed = new Set<string>();
	let word: string[] = [];
	for (const { segment } of [...graphemes.segment(text), { segment: " " }]) {
		if (isOfWord(segment)) {
			word.push(segment);
			continue;
		}
		const others = word.filter((letter) => ![own, undefined].includes(faceFor(letter, font, faces)));
		if (others.length < word.length) for (const letter of others) borrowed.add(letter);
		word = [];
	}
	return [...borrowed];
}

function isOfWord(grapheme: string): boolean {
	return /^\p{L}/u.test(grapheme) && !/\p{Emoji}|[\ufe0e\ufe0f]|^\p{scx=Arabic}|^\p{scx=Hebrew}/u.test(grapheme);
}

function requiredFace(font: FontId, faces: FaceLookup): FontFace {
	const face = faces(font);
	if (!face) throw new Error(`Font ${font} is not loaded`);
	return face;
}
