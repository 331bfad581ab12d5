import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "#core/languages.ts";
import { searchable } from "#core/search-words.ts";

/** Made by scripts/clip-art, but for the words of presents. */
const FOLDER = resolve("src/shop/clip-art/data");

type Named = {
	readonly label: string;
	readonly keywords: string;
	readonly meantFirst: MeantFirst;
};
/** By words that mean it before all else: its place among what they mean, the first being 0. */
export type MeantFirst = ReadonlyMap<string, number>;
type Called = { readonly words: string; readonly place: number | undefined };

/** By their emoji. */
export function namesIn(language: Language): ReadonlyMap<string, Named> {
	const called = wordsOfPresents(language);
	return new Map(
		nameRows(language).map((row) => {
			const [sign = "", label = "", keywords = ""] = row.split("\t");
			const first = (called.get(sign) ?? []).flatMap(({ words, place }) =>
				place === undefined ? [] : wordsOf(words).map((word) => [word, place] as const),
			);
			return [sign, { label, keywords, meantFirst: new Map(first) }];
		}),
	);
}

/** An emoji, its name and its keywords; a language that has no file of its own is answered in English. */
export function nameRows(language: Language): readonly string[] {
	const own = `names/${language}.txt`;
	const more = wordsOfPresents(language);
	return linesOf(existsSync(resolve(FOLDER, own)) ? own : "names/en.txt").map((row) => {
		const called = more.get(row.slice(0, row.indexOf("\t")));
		return called ? [row, ...called.map(({ words }) => words)].join("|") : row;
	});
}

/**
 * By emoji, what customers call it that the names do not know, or that means it before all else: rows that end with
 * "first" name their emoji in this order. Written by hand.
 */
function wordsOfPresents(language: Language): ReadonlyMap<string, readonly Called[]> {
	const called = new Map<string, Called[]>();
	for (const row of linesOf("words-of-presents.txt")) {
		const [spoken, signs = "", words = "", rank] = row.split("\t");
		if (spoken !== language) continue;
		for (const [place, sign] of signs.split(" ").entries())
			called.set(sign, [...(called.get(sign) ?? []), { words, place: rank === "first" ? place : undefined }]);
	}
	return called;
}

/** As they are looked for, each once. */
export function wordsOf(text: string): readonly string[] {
	return [...new Set(searchable(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [])];
}

export function linesOf(file: string): readonly string[] {
	return readFileSync(resolve(FOLDER, file), "utf8").trimEnd().split("\n");
}
