import type { LetterCase } from "#design/document.ts";

export type CasedText = { readonly text: string; readonly places?: Places };

/** Where in the typed text each character of the cased one stands; absent where each stands at its own place. */
export type Places = { readonly from: readonly number[]; readonly to: readonly number[]; readonly end: number };

type Piece = { readonly from: number; readonly typed: string; readonly cased: string };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
let words: { readonly locale: string; readonly segmenter: Intl.Segmenter } | undefined;

/** Capitals as the language has them: ß becomes SS, a Turkish i keeps its dot, a Dutch word begins with IJ. */
export function casedText(typed: string, letterCase: LetterCase | undefined, language: string): CasedText {
	const locale = /^[a-z]{2,3}(?![a-z])/i.exec(language)?.[0] ?? "und";
	switch (letterCase) {
		case undefined:
		case "typed":
			return { text: typed };
		case "upper":
			return cased(typed, (letters) => letters.toLocaleUpperCase(locale));
		case "lower":
			return cased(typed, (letters) => letters.toLocaleLowerCase(locale));
		case "words":
			return placed(wordPieces(typed, locale));
	}
}

/** Where a character of the cased text was typed. */
export function typedPlace(at: number, { from, end }: Places): number {
	return from[at] ?? end;
}

/** A final sigma is one only in its word: all letters are turned together where that moves none of them. */
function cased(typed: string, turn: (letters: string) => string): CasedText {
	const pieces = [...graphemes.segment(typed)].map(({ segment, index }) => pieceOf(index, segment, turn(segment)));
	const whole = turn(typed);
	return pieces.every(staysInPlace) && whole.length === typed.length ? { text: whole } : placed(pieces);
}

function wordPieces(typed: string, locale: string): readonly Piece[] {
	if (words?.locale !== locale) words = { locale, segmenter: new Intl.Segmenter(locale, { granularity: "word" }) };
	return [...words.segmenter.segment(typed)].flatMap(({ segment, index, isWordLike }) => {
		if (!isWordLike) return [pieceOf(index, segment, segment)];
		const first = firstLetter(segment, locale);
		const rest = segment.slice(first.length);
		return [pieceOf(index, first, capital(first, locale)), pieceOf(index + first.length, rest, rest)];
	});
}

function firstLetter(word: string, locale: string): string {
	if (locale.toLowerCase() === "nl" && /^ij/i.test(word)) return word.slice(0, 2);
	return [...graphemes.segment(word)][0]?.segment ?? "";
}

/** What becomes two letters, as ﬁ does, has one capital. */
function capital(letter: string, locale: string): string {
	const upper = letter.toLocaleUpperCase(locale);
	return upper.length > letter.length ? upper.slice(0, 1) + upper.slice(1).toLocaleLowerCase(locale) : upper;
}

function placed(pieces: readonly Piece[]): CasedText {
	const text = pieces.map((piece) => piece.cased).join("");
	if (pieces.every(staysInPlace)) return { text };
	const from: number[] = [];
	const to: number[] = [];
	let end = 0;
	for (const piece of pieces) {
		end = piece.from + piece.typed.length;
		for (let at = 0; at < piece.cased.length; at++) {
			from.push(staysInPlace(piece) ? piece.from + at : piece.from);
			to.push(staysInPlace(piece) ? piece.from + at + 1 : end);
		}
	}
	return { text, places: { from, to, end } };
}

function pieceOf(from: number, typed: string, cased: string): Piece {
	return { from, typed, cased };
}

function staysInPlace({ typed, cased }: Piece): boolean {
	return typed.length === cased.length;
}
