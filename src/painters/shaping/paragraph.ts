import createBidi from "bidi-js";
import type { FontId, LetterStyle } from "#design/document.ts";
import { casedText, type Places, typedPlace } from "#design/elements/text/letter-case.ts";
import { pieceAt, type StyledPiece } from "#design/elements/text/text-runs.ts";
import type { ShapedTextInput } from "#design/text-shaping.ts";
import { type FaceChoice, faceOfStyle, facesOfGrapheme } from "#painters/fonts.ts";
import type { FontFace, Glyph } from "#painters/shaping/font-face.ts";
import { type Tracking, trackingOf } from "#painters/shaping/tracking.ts";
import { keptTogether } from "#painters/shaping/typed-places.ts";

/** One paragraph, cut into runs of one face and one direction, each shaped. */
export type Paragraph = {
	readonly text: string;
	/** Where the paragraph starts in the whole text. */
	readonly offset: number;
	readonly runs: readonly Run[];
	readonly rightToLeft: boolean;
	readonly language: string;
	/** Advance in em of the cluster that starts at each character, tracking included; NaN inside a cluster. */
	readonly advances: Float64Array;
	/** Absent where the letters stand as their face has them. */
	readonly tracking?: Tracking;
	/** Absent where each character stands where it was typed. */
	readonly places?: Places;
};

export type Run = {
	readonly from: number;
	readonly to: number;
	readonly face: FontFace;
	readonly level: number;
	readonly style: LetterStyle;
	readonly glyphs: readonly Glyph[];
};

export type FaceLookup = (face: FaceChoice) => FontFace | undefined;

const bidi = createBidi();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export function splitParagraphs(text: string): readonly { text: string; offset: number }[] {
	const paragraphs: { text: string; offset: number }[] = [];
	let offset = 0;
	for (const end of text.matchAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]|$/g)) {
		paragraphs.push({ text: text.slice(offset, end.index), offset });
		offset = end.index + end[0].length;
	}
	return paragraphs;
}

export function shapeParagraph(
	source: { readonly text: string; readonly offset: number },
	input: Pick<ShapedTextInput, "font" | "language" | "letterCase" | "coloredEmoji" | "tracking" | "runs">,
	pieces: readonly StyledPiece[],
	faces: FaceLookup,
): Paragraph {
	const { font, language, letterCase, coloredEmoji = false, tracking = 0 } = input;
	const { text: cased, places } = casedText(source.text, letterCase, language);
	const text = drawableText(cased, coloredEmoji);
	const { levels, paragraphs } = bidi.getEmbeddingLevels(coloredEmoji ? withNeutralEmoji(text) : text);
	const styleOf = (at: number) => pieceAt(pieces, source.offset + (places ? typedPlace(at, places) : at)).style;
	const runs = itemise(text, font, levels, faces, styleOf).map((run) => ({
		...run,
		glyphs: styledGlyphs(run, run.face.shape(text, run.from, run.to, run.level % 2 === 1, language, tracking === 0)),
	}));
	const advances = new Float64Array(text.length).fill(Number.NaN);
	for (const run of runs) {
		for (const { cluster, advance } of run.glyphs) advances[cluster] = (advances[cluster] || 0) + advance;
	}
	const rightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1;
	const plain = { text, offset: source.offset, runs, rightToLeft, language, advances };
	const paragraph = tracking === 0 ? plain : { ...plain, ...tracked(text, advances, tracking) };
	return places ? { ...paragraph, places, advances: keptTogether(paragraph.advances, places) } : paragraph;
}

/** In the whole text as it was typed. */
export function typedOffset({ offset, places }: Paragraph, at: number): number {
	return offset + (places ? typedPlace(at, places) : at);
}

function tracked(text: string, advances: Float64Array, em: number): Required<Pick<Paragraph, "advances" | "tracking">> {
	const tracking = trackingOf(text, advances, em);
	const { before, after } = tracking;
	return { tracking, advances: advances.map((advance, at) => advance + before[at]! + after[at]!) };
}

/**
 * What is shaped instead of the text, character for character, so that offsets stay. A tab or another control
 * character takes a space's room; the phone keyboards' red heart, which Noto Emoji hatches, becomes a full one unless it is drawn in its colour.
 */
function drawableText(text: string, coloredEmoji: boolean): string {
	const heart = coloredEmoji ? /(?<!\u200d)❤(?!\ufe0f|\u200d)/gu : /(?<!\u200d)❤(?!\ufe0f?\u200d)/gu;
	return text.replace(/\p{Cc}/gu, " ").replace(heart, "♥");
}

/** bidi-js takes the two halves of a sign for Latin letters, and older designs were laid out so; emoji go with the words around them. */
function withNeutralEmoji(text: string): string {
	return text.replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu, (sign) => (sign.length === 2 ? "☆☆" : sign));
}

/** The face for one grapheme: the first that has all of its characters, joiners and variation selectors aside. */
export function faceFor(
	grapheme: string,
	font: FontId,
	faces: FaceLookup,
	style: LetterStyle = {},
): FontFace | undefined {
	const codePoints = [...grapheme].map((character) => character.codePointAt(0)!).filter((code) => !isInvisible(code));
	for (const id of facesOfGrapheme(grapheme, font)) {
		const face = faces(id === font ? faceOfStyle(font, style) : id);
		if (face && codePoints.every((code) => face.has(code))) return face;
	}
	return undefined;
}

/** Glyphs of `from`..`to` from left to right as they are seen (UAX #9, rule L2). */
export function visualGlyphs(paragraph: Paragraph, from: number, to: number): readonly Glyph[] {
	const runs = paragraph.runs.filter((run) => run.from < to && run.to > from);
	const highest = Math.max(0, ...runs.map((run) => run.level));
	for (let level = highest; level > 0; level--) {
		for (let start = 0; start < runs.length; start++) {
			if (runs[start]!.level < level) continue;
			let end = start + 1;
			while (end < runs.length && runs[end]!.level >= level) end++;
			runs.splice(start, end - start, ...runs.slice(start, end).reverse());
			start = end;
		}
	}
	return runs.flatMap((run) => {
		if (from <= run.from && run.to <= to) return run.glyphs;
		const start = Math.max(from, run.from);
		const { text, language, tracking } = paragraph;
		const { level } = run;
		return styledGlyphs(run, run.face.shape(text, start, Math.min(to, run.to), level % 2 === 1, language, !tracking));
	});
}

function itemise(
	text: string,
	font: FontId,
	levels: Uint8Array,
	faces: FaceLookup,
	styleOf: (at: number) => LetterStyle,
): Omit<Run, "glyphs">[] {
	const runs: { from: number; to: number; face: FontFace; level: number; style: LetterStyle }[] = [];
	for (const { segment, index } of graphemes.segment(text)) {
		const style = styleOf(index);
		const own = style.font ?? font;
		// A face that is still on its way is stood in for by the text's own.
		const face = faceFor(segment, own, faces, style) ?? faceFor(segment, own, faces) ?? faces(own) ?? faces(font)!;
		const level = levels[index]!;
		const last = runs.at(-1);
		const goesOn = last?.face === face && last.level === level && last.style === style;
		if (goesOn) last.to = index + segment.length;
		else runs.push({ from: index, to: index + segment.length, face, level, style });
	}
	return runs;
}

function styledGlyphs({ style: { scale, color } }: Pick<Run, "style">, glyphs: readonly Glyph[]): readonly Glyph[] {
	if (scale === undefined && color === undefined) return glyphs;
	return glyphs.map((glyph) => ({
		...glyph,
		...(color !== undefined && { color }),
		...(scale !== undefined && {
			scale,
			x: glyph.x * scale,
			y: glyph.y * scale,
			advance: glyph.advance * scale,
		}),
	}));
}

/** Soft hyphen, joiners, direction marks, variation selectors and the tags of flags. */
function isInvisible(code: number): boolean {
	return (
		code < 0x20 ||
		(code >= 0x7f && code <= 0x9f) ||
		code === 0xad ||
		(code >= 0x200b && code <= 0x200f) ||
		(code >= 0x202a && code <= 0x202e) ||
		(code >= 0x2060 && code <= 0x206f) ||
		(code >= 0xfe00 && code <= 0xfe0f) ||
		code === 0xfeff ||
		(code >= 0xe0000 && code <= 0xe0fff)
	);
}
