import { setImmediate } from "node:timers/promises";
import { LANGUAGES, type Language } from "#core/languages.ts";
import { searchable } from "#core/search-words.ts";
import { nameRows } from "./clip-art-names.server.ts";

/** Whole words, or also what begins so, for what is still being written and for endings. */
export type Reach = "whole" | "beginning";

/** From so many letters on a beginning says which word is meant. */
const SHORTEST_BEGINNING = 4;
const LONGEST_ENDING = 2;
const NO_WORD = /[^\p{Letter}\p{Number}]+/gu;

/** Of each picture its emoji, what it is called and its keywords, the latter two each between two blanks; one a line. */
const texts = new Map<Language, string>();

/** Emoji that are called so in one of the other languages, each with how well it fits; the languages are read when they are needed. */
export async function calledElsewhere(
	asked: readonly string[],
	own: Language,
	reach: Reach,
): Promise<ReadonlyMap<string, number>> {
	const fits = new Map<string, number>();
	const part = reach === "whole" ? ` ${asked[0]} ` : ` ${stemsOf(asked[0] ?? "").at(-1)}`;
	for (const language of LANGUAGES) {
		if (language === own) continue;
		for (const line of linesWith(part, texts.get(language) ?? (await readText(language)))) {
			const [sign = "", label = "", keywords = ""] = line.split("\t");
			const fit = leastFit(asked, label, keywords, reach);
			if (fit > (fits.get(sign) ?? 0)) fits.set(sign, fit);
		}
	}
	return fits;
}

function leastFit(asked: readonly string[], label: string, keywords: string, reach: Reach): number {
	let least = 3;
	for (const word of asked) {
		least = Math.min(least, fitOf(word, label, keywords, reach));
		if (least === 0) break;
	}
	return least;
}

/** 3: its name; 2: in its name; 1: one of its keywords; 0: none. */
function fitOf(word: string, label: string, keywords: string, reach: Reach): number {
	if (reach === "whole") {
		if (label === ` ${word} `) return 3;
		return label.includes(` ${word} `) ? 2 : Number(keywords.includes(` ${word} `));
	}
	for (const stem of stemsOf(word)) {
		if (label.includes(` ${stem}`)) return 2;
		if (keywords.includes(` ${stem}`)) return 1;
	}
	return 0;
}

/** The longest first. */
function stemsOf(word: string): readonly string[] {
	const lengths = Array.from({ length: LONGEST_ENDING + 1 }, (_, ending) => word.length - ending);
	return lengths.filter((length) => length >= SHORTEST_BEGINNING).map((length) => word.slice(0, length));
}

function* linesWith(part: string, text: string): Generator<string> {
	for (let at = text.indexOf(part); at >= 0; ) {
		const end = text.indexOf("\n", at);
		yield text.slice(text.lastIndexOf("\n", at) + 1, end);
		at = text.indexOf(part, end);
	}
}

/** Takes long enough to let others in first. */
async function readText(language: Language): Promise<string> {
	await setImmediate();
	const named = nameRows(language);
	const folded = searchable(named.join("\n")).split("\n");
	const rows = folded.map((row, index) => {
		const [, label = "", keywords = ""] = row.split("\t");
		const sign = named[index]?.split("\t", 1)[0] ?? "";
		return `${sign}\t${spaced(label)}\t${spaced(keywords)}\n`;
	});
	const text = rows.join("");
	texts.set(language, text);
	return text;
}

function spaced(text: string): string {
	return ` ${text.replaceAll(NO_WORD, " ")} `;
}
