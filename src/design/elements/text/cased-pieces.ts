import type { LetterStyle, TextElement } from "#design/document.ts";
import { casedText, typedPlace } from "#design/elements/text/letter-case.ts";
import { pieceAt, styledPieces } from "#design/elements/text/text-runs.ts";

export type CasedPiece = { readonly text: string; readonly style: LetterStyle };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As it is printed, cut where it looks otherwise. Case is turned before: by the words, not by their parts. A letter of several characters looks as the first of them does. */
export function casedPieces({
	text,
	runs,
	letterCase,
	language,
}: Pick<TextElement, "text" | "runs" | "letterCase" | "language">): readonly CasedPiece[] {
	const pieces = styledPieces(text.length, runs);
	const { text: cased, places } = casedText(text, letterCase, language);
	const [only, ...others] = pieces;
	if (only && others.length === 0) return cased ? [{ text: cased, style: only.style }] : [];
	const found = new Map(pieces.map((piece) => [piece, ""]));
	for (const { segment, index } of graphemes.segment(cased)) {
		const piece = pieceAt(pieces, places ? typedPlace(index, places) : index);
		found.set(piece, `${found.get(piece)}${segment}`);
	}
	return [...found].flatMap(([{ style }, part]) => (part ? [{ text: part, style }] : []));
}
