import { expect, test } from "vitest";
import type { LetterCase, TextRun } from "#design/document.ts";
import { casedPieces } from "#design/elements/text/cased-pieces.ts";

const bold = (from: number, to: number): TextRun => ({ from, to, bold: true });

test.each<[string, string, LetterCase, string, TextRun, string[]]>([
	["after ß, which becomes two letters", "straße", "upper", "de", bold(5, 6), ["STRASS", "E*"]],
	["at ß itself", "straße", "upper", "de", bold(4, 5), ["STRA", "SS*", "E"]],
	["before ß", "straße", "upper", "de", bold(0, 4), ["STRA*", "SSE"]],
	["after ﬁ, which becomes two", "ﬁn", "upper", "en", bold(1, 2), ["FI", "N*"]],
	["at ﬁ, which begins a word", "ﬁn", "words", "en", bold(0, 1), ["Fi*", "n"]],
	["at a sigma that ends its word", "ΟΔΟΣ", "lower", "el", bold(3, 4), ["οδο", "ς*"]],
	["before a sigma that ends no word", "ΣΟΣΟ", "lower", "el", bold(2, 4), ["σο", "σο*"]],
	["at a Turkish i", "iris", "upper", "tr", bold(2, 4), ["İR", "İS*"]],
	["after İ, whose small letter is two characters", "İris", "lower", "en", bold(2, 4), ["i̇r", "is*"]],
	["as it was typed", "straße", "typed", "de", bold(5, 6), ["straß", "e*"]],
])("a text is cut where its letters were typed, whatever their case: %s", (...given) => {
	const [, text, letterCase, language, run, expected] = given;
	const pieces = casedPieces({ text, letterCase, language, runs: [run] });
	expect(pieces.map((piece) => `${piece.text}${piece.style.bold ? "*" : ""}`)).toEqual(expected);
});
