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
	const found = asked.length > 0 ? ranked(all, asked) : all;
	const pages = Math.min(MOST_PAGES, Math.ceil(found.length / PAGE));
	const pictures = found
		.slice((page - 1) * PAGE, page * PAGE)
		.map(({ set, name, label, line }): FoundClipArt => ({ set, name, label, paths: pathsOf(line) }));
	return { pictures, total: found.length, pages };
}

function ranked(all: readonly IndexedPicture[], asked: readonly string[]): readonly IndexedPicture[] {
	for (let ending = 0; ending <= LONGEST_ENDING; ending++) {
		const stems = asked.map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - ending)));
		const found = all
			.map((picture) => ({ picture, score: scoreOf(picture, stems) }))
			.filter(({ score }) => score > 0)
			.sort((one, other) => other.score - one.score);
		if (found.length > 0) return found.map(({ picture }) => picture);
	}
	return [];
}

/** 0: not every word is found. */
function scoreOf({ title, keywords, english }: IndexedPicture, asked: readonly string[]): number {
	const scores = asked.map((word) => Math.max(best(title, word, 4), best(keywords, word, 2), best(english, word, 1)));
	if (scores.includes(0)) return 0;
	const short = title.length <= asked.length ? 2 : 0;
	return scores.reduce((sum, score) => sum + score, short);
}

function best(words: readonly string[], asked: string, weight: number): number {
	let score = 0;
	for (const word of words) {
		if (word === asked) return weight * 3;
		if (word.startsWith(asked)) score = Math.max(score, weight * 2);
		else if (asked.length >= WITHIN && word.includes(asked)) score = Math.max(score, weight);
	}
	return score;
}
