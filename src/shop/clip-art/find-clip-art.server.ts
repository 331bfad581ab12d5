import type { Language } from "#core/languages.ts";
import { searchable } from "#core/search-words.ts";
import type { ClipArtElement } from "#design/document.ts";
import { clipArtIndex, type IndexedPicture, pathsOf } from "./clip-art-index.server.ts";

export const CLIP_ART_TOPICS = [
	"feelings",
	"people",
	"nature",
	"food",
	"travel",
	"leisure",
	"things",
	"signs",
] as const;
type ClipArtTopic = (typeof CLIP_ART_TOPICS)[number];
export const LONGEST_WORDS = 60;
const PAGE = 24;
export const MOST_PAGES = 50;
const MOST_WORDS = 6;
/** A word that is found nowhere is asked for again without its ending: plurals and cases. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 3;
/** From so many letters on a word may stand within another: "hund" in "Schäferhund". */
const WITHIN = 4;

type FoundClipArt = Pick<ClipArtElement, "set" | "name" | "label" | "paths">;
type Question = {
	readonly words: string;
	readonly topic?: ClipArtTopic | undefined;
	readonly language: Language;
	readonly page: number;
};

export function findClipArt({ words, topic, language, page }: Question) {
	const asked = (searchable(words).match(/[\p{Letter}\p{Number}]+/gu) ?? []).slice(0, MOST_WORDS);
	const all = clipArtIndex(language).filter((picture) => !topic || picture.topic === topic);
	const found = asked.length > 0 ? ranked(all, asked, vocabulary(language)) : all;
	const pages = Math.min(MOST_PAGES, Math.ceil(found.length / PAGE));
	const pictures = found
		.slice((page - 1) * PAGE, page * PAGE)
		.map(({ set, name, label, drawn }): FoundClipArt => ({ set, name, label, paths: pathsOf({ drawn }) }));
	return { pictures, total: found.length, pages };
}

/** Most words stand with many pictures: each word of a language is looked at once, and only where all are known the pictures. */
function ranked(
	all: readonly IndexedPicture[],
	asked: readonly string[],
	known: ReadonlySet<string>,
): readonly IndexedPicture[] {
	for (let ending = 0; ending <= LONGEST_ENDING; ending++) {
		const stems = asked.map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - ending)));
		const likeness = stems.map((stem) => likenessTo(stem, known));
		if (likeness.some(({ size }) => size === 0)) continue;
		const found = all
			.map((picture) => ({ picture, score: scoreOf(picture, likeness) }))
			.filter(({ score }) => score > 0)
			.sort((one, other) => other.score - one.score);
		if (found.length > 0) return found.map(({ picture }) => picture);
	}
	return [];
}

type Likeness = ReadonlyMap<string, number>;

/** 3: the word itself, 2: begins so, 1: has it within. */
function likenessTo(asked: string, known: ReadonlySet<string>): Likeness {
	const likeness = new Map<string, number>();
	for (const word of known) {
		if (word === asked) likeness.set(word, 3);
		else if (word.startsWith(asked)) likeness.set(word, 2);
		else if (asked.length >= WITHIN && word.includes(asked)) likeness.set(word, 1);
	}
	return likeness;
}

/** 0: not every word is found. */
function scoreOf({ title, keywords, english }: IndexedPicture, asked: readonly Likeness[]): number {
	const scores = asked.map((word) => Math.max(best(title, word, 4), best(keywords, word, 2), best(english, word, 1)));
	if (scores.includes(0)) return 0;
	const short = title.length <= asked.length ? 2 : 0;
	return scores.reduce((sum, score) => sum + score, short);
}

function best(words: readonly string[], asked: Likeness, weight: number): number {
	let most = 0;
	for (const word of words) most = Math.max(most, asked.get(word) ?? 0);
	return most * weight;
}

const vocabularies = new Map<Language, ReadonlySet<string>>();

function vocabulary(language: Language): ReadonlySet<string> {
	const words =
		vocabularies.get(language) ??
		new Set(clipArtIndex(language).flatMap(({ title, keywords, english }) => [...title, ...keywords, ...english]));
	vocabularies.set(language, words);
	return words;
}
