import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "#core/languages.ts";
import { searchable } from "#core/search-words.ts";

/** Made by scripts/clip-art, but for the words of presents. */
const FOLDER = resolve("src/shop/clip-art/data");

type Named = { readonly label: string; readonly keywords: string };

/** By their emoji. */
export function namesIn(language: Language): ReadonlyMap<string, Named> {
	return new Map(
		nameRows(language).map((row) => {
			const [sign = "", label = "", keywords = ""] = row.split("\t");
			return [sign, { label, keywords }];
		}),
	);
}

/** An emoji, its name and its keywords; a language that has no file of its own is answered in English. */
export function nameRows(language: Language): readonly string[] {
	const own = `names/${language}.txt`;
	const more = wordsOfPresents(language);
	return linesOf(existsSync(resolve(FOLDER, own)) ? own : "names/en.txt").map((row) => {
		const words = more.get(row.slice(0, row.indexOf("\t")));
		return words ? `${row}|${words.join("|")}` : row;
	});
}

/** By emoji, what customers call it that the names do not know; written by hand. */
function wordsOfPresents(language: Language): ReadonlyMap<string, readonly string[]> {
	const words = new Map<string, string[]>();
	for (const row of linesOf("words-of-presents.txt")) {
		const [spoken, signs = "", called = ""] = row.split("\t");
		if (spoken !== language) continue;
		for (const sign of signs.split(" ")) words.set(sign, [...(words.get(sign) ?? []), called]);
	}
	return words;
}

/** As they are looked for, each once. */
export function wordsOf(text: string): readonly string[] {
	return [...new Set(searchable(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [])];
}

export function linesOf(file: string): readonly string[] {
	return readFileSync(resolve(FOLDER, file), "utf8").trimEnd().split("\n");
}
