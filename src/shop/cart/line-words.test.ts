import { expect, test } from "vitest";
import { documentWith, textElement } from "../../../tests/support/factories.ts";
import { lineWords } from "./line-words.ts";

test.each([
	["the first that has letters", ["♥", "Nana  &\nJózef", "2026"], "Nana & Józef"],
	[
		"cut after forty letters, none of them in two",
		["👩‍👧".repeat(41), `${"👩‍👧".repeat(40)}ab`],
		`${"👩‍👧".repeat(40)}…`,
	],
	["none of a design without words", ["♥"], undefined],
])("a design is told by its words: %s", (_which, texts, words) => {
	expect(lineWords(documentWith(...texts.map((text) => textElement(text))))).toBe(words);
});
