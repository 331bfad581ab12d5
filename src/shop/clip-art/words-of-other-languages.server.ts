import { LANGUAGES, type Language } from "#core/languages.ts";
import { searchable } from "#core/search-words.ts";
import { nameRows } from "./clip-art-names.server.ts";

/** Whole words, or also what begins so, for what is still being written and for endings. */
export type Reach = "whole" | "beginning";

/** From so many letters on a beginning says which word is meant. */
const SHORTEST_BEGINNING = 4;
const LONGEST_ENDING = 2;
const NO_WORD = /[^\p{Letter}\p{Number}]+/gu;

/** A picture's emoji, what it is called and all words for it, each between two blanks: a tenth of what sets would take. */
type Line = { readonly sign: string; readonly label: string; readonly words: string };
const lines = new Map<Language, readonly Line[]>();

/** Emoji that are called so in one of the other languages, each with how well it fits; the languages are read when they are needed. */
export function calledElsewhere(asked: readonly string[], own: Language, reach: Reach): ReadonlyMap<string, number> {
	const fits = new Map<string, number>();
	for (const language of LANGUAGES) {
		if (language === own) continue;
		for (const { sign, label, words } of linesIn(language)) {
			const fit = asked.reduce((least, word) => Math.min(least, fitOf(word, label, words, reach)), 3);
			if (fit > (fits.get(sign) ?? 0)) fits.set(sign, fit);
		}
	}
	return fits;
}

/** 3: its name; 2: in its name; 1: one of its keywords; 0: none. */
function fitOf(word: string, label: string, words: string, reach: Reach): number {
	if (reach === "whole") {
		if (!words.includes(` ${word} `)) return 0;
		return label === ` ${word} ` ? 3 : label.includes(` ${word} `) ? 2 : 1;
	}
	for (let ending = 0; ending <= LONGEST_ENDING; ending++) {
		const stem = word.slice(0, word.length - ending);
		if (stem.length < SHORTEST_BEGINNING) return 0;
		if (words.includes(` ${stem}`)) return label.includes(` ${stem}`) ? 2 : 1;
	}
	return 0;
}

function linesIn(language: Language): readonly Line[] {
	const known = lines.get(language);
	if (known) return known;
	const rows = searchable(nameRows(language).join("\n")).split("\n");
	const signs = nameRows(language).map((row) => row.slice(0, row.indexOf("\t")));
	const read = rows.map((row, index): Line => {
		const [, label = "", keywords = ""] = row.split("\t");
		return { sign: signs[index] ?? "", label: spaced(label), words: spaced(`${label} ${keywords}`) };
	});
	lines.set(language, read);
	return read;
}

function spaced(text: string): string {
	return ` ${text.replaceAll(NO_WORD, " ")} `;
}
