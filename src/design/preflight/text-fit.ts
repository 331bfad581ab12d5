import type { FontId, TextCurve, TextElement } from "#design/document.ts";
import { casedPieces } from "#design/elements/text/cased-pieces.ts";
import { withEffects } from "#design/elements/text/text-effects.ts";
import { crowding } from "#design/elements/text/text-path.ts";
import { type Bounds, unitedBounds } from "#design/geometry/bounds.ts";
import { type Finding, tenths } from "#design/preflight/warning.ts";
import type { ShapedText, TextShaper } from "#design/text-shaping.ts";

/** Ems above and below the baseline that capitals and descenders take in nearly every face. */
export const ASCENT = 0.75;
export const DESCENT = 0.22;

/** The room of the letters in the element's own millimetres; undefined for a text of spaces. */
export function inkBounds({ lines, bounds }: ShapedText, size: number): Bounds | undefined {
	if (bounds !== undefined) return bounds ?? undefined;
	const written = lines.filter((line) => line.width > 0);
	const [first, last] = [written[0], written.at(-1)];
	if (!first || !last) return undefined;
	return {
		left: Math.min(...written.map((line) => line.x)),
		top: first.baseline - ASCENT * (first.size ?? size),
		right: Math.max(...written.map((line) => line.x + line.width)),
		bottom: last.baseline + DESCENT * (last.size ?? size),
	};
}

/** The letters with their marks, outline and shadow. */
export function printedBounds(text: TextElement, shaped: ShapedText): Bounds | undefined {
	const ink = shaped.lines.reduce((all, line) => unitedBounds(all, line.ink), inkBounds(shaped, text.size));
	return ink && withEffects(ink, text);
}

/** A line's own spacing may stick out below the box: only letters count, without what surrounds them. */
export function checkTextFits(text: TextElement, ink: Bounds, shaped: ShapedText): readonly Finding[] {
	if (text.curve) return checkCurve(text, text.curve, shaped);
	const above = text.verticalAlign === "middle" || text.verticalAlign === "bottom" ? -ink.top : 0;
	const overflow = Math.max(ink.bottom - text.height, ink.right - text.width, -ink.left, above);
	if (overflow <= 0.01) return [];
	return [{ code: "text-overflows", severity: "yellow", figures: { overflow: tenths(overflow) } }];
}

/** Scripts that write no spaces: where their words end is not known, or lines break where they like. */
const BREAKS_ANYWHERE =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Rows of signs alone are broken where the line is full. */
const WORD = /[\p{L}\p{N}]|(?!\p{Variation_Selector})\p{M}/u;
/** Keycaps and letters that are drawn as signs. */
const LETTER_AS_SIGN = /[\p{L}\p{N}]\ufe0f\u20e3?/gu;

/** A word too long for its line goes on in the next one, without a hyphen. */
export function checkWords({ text }: TextElement, { lines }: ShapedText): readonly Finding[] {
	const broken = lines.some(({ isBroken, end }) => isBroken && isWithinWord(text, end));
	return broken ? [{ code: "word-broken", severity: "yellow", figures: {} }] : [];
}

function isWithinWord(text: string, at: number): boolean {
	const [before, after] = [text.slice(0, at), text.slice(at)].map((part) => part.replaceAll(LETTER_AS_SIGN, "☆"));
	const around = `${before?.slice(-1)}${after?.slice(0, 1)}`;
	return WORD.test(around) && !BREAKS_ANYWHERE.test(around);
}

/** Bent letters may leave the box; they must not lie over each other. */
function checkCurve({ width, size }: TextElement, curve: TextCurve, { lines }: ShapedText): readonly Finding[] {
	const overflow = crowding(
		curve,
		width,
		lines.map((line) => ({ size, ...line })),
	);
	return overflow > 0.01
		? [{ code: "text-overflows", severity: "yellow", figures: { overflow: tenths(overflow), bent: "yes" } }]
		: [];
}

export function checkGlyphs(text: TextElement, shaper: TextShaper): readonly Finding[] {
	const pieces = casedPieces(text).map((piece) => ({ words: piece.text, font: piece.style.font ?? text.font }));
	const missing = pieces.flatMap(({ words, font }) => shaper.missingGlyphs(words, font, text.coloredEmoji));
	if (missing.length > 0)
		return [{ code: "missing-glyph", severity: "red", figures: { characters: [...new Set(missing)].join(" ") } }];
	const mixed = borrowedIn(pieces, shaper);
	if (mixed.length === 0) return [];
	return [{ code: "missing-glyph", severity: "yellow", figures: { mixed: [...new Set(mixed)].join(" ") } }];
}

type Piece = { readonly words: string; readonly font: FontId };

/** A font is asked for whole words, for what of them is in another font too: that may be all but a letter. */
function borrowedIn(pieces: readonly Piece[], shaper: TextShaper): readonly string[] {
	const all = pieces.map(({ words }) => words).join("");
	const fontAt = pieces.flatMap(({ words, font }) => Array<FontId>(words.length).fill(font));
	return [...new Set(fontAt)].flatMap((font) => {
		const isPartOf = (word: string, at: number) => fontAt.slice(at, at + word.length).includes(font);
		const asked = all.replace(/\S+/g, (word, at: number) => (isPartOf(word, at) ? word : " "));
		const own = pieces.filter((piece) => piece.font === font).map(({ words }) => words);
		const borrowed = shaper.borrowedLetters?.(asked, font) ?? [];
		return borrowed.filter((letter) => own.some((words) => words.includes(letter)));
	});
}
