import type { Language } from "#core/languages.ts";
import { searchable } from "#core/search-words.ts";
import type { ClipArtElement } from "#design/document.ts";
import { clipArtIndex, type IndexedPicture, pathsOf } from "./clip-art-index.server.ts";
import type { MeantFirst } from "./clip-art-names.server.ts";
import {
	foreignLikeness,
	type Likeness,
	likenessDespiteSlip,
	likenessTo,
	likenessToPart,
	likenessToPlural,
	likenessWhileWritten,
	likenessWithin,
	looseLikeness,
} from "./word-likeness.ts";
import { calledElsewhere, type Reach } from "./words-of-other-languages.server.ts";

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
const FEW = 6;
const WITH_FLEETING_VOWELS: ReadonlySet<Language> = new Set(["cs", "pl"]);
/** Insults: shown to nobody who has not asked for them by their whole name. */
const BY_NAME_ALONE: ReadonlySet<string> = new Set(["middle-finger", "hand-middle-finger"]);
/** Called as what people look for. */
const SELDOM_MEANT: ReadonlySet<string> = new Set([
	"anatomical-heart",
	"flower-playing-cards",
	"love-hotel",
	"moon-cake",
	"moon-viewing-ceremony",
	"nut-and-bolt",
	"tanabata-tree",
	"white-flower",
	"wilted-flower",
]);

/** A likeness: the word, no other like it. */
const ITSELF = 3;
const MEANT_FIRST = 1000;
const NEXT_PLACE = 100;

type FoundClipArt = Pick<ClipArtElement, "set" | "name" | "label" | "paths">;
type Question = {
	readonly words: string;
	readonly topic?: ClipArtTopic | undefined;
	readonly language: Language;
	readonly page: number;
};

export async function findClipArt({ words, topic, language, page }: Question) {
	const asked = (searchable(words).match(/[\p{Letter}\p{Number}]+/gu) ?? []).slice(0, MOST_WORDS);
	const all = clipArtIndex(language).filter(
		(picture) => (!topic || picture.topic === topic) && (!BY_NAME_ALONE.has(picture.name) || isNamed(picture, asked)),
	);
	const found = asked.length > 0 ? await ranked(all, asked, language) : all;
	const pages = Math.min(MOST_PAGES, Math.ceil(found.length / PAGE));
	const pictures = found
		.slice((page - 1) * PAGE, page * PAGE)
		.map(({ set, name, label, drawn }): FoundClipArt => ({ set, name, label, paths: pathsOf({ drawn }) }));
	return { pictures, total: found.length, pages };
}

function isNamed({ title, name }: IndexedPicture, asked: readonly string[]): boolean {
	const names = [title, name.split("-")].filter(({ length }) => length > 0);
	return names.some((words) => words.every((word) => asked.includes(word)));
}

/**
 * Each word of a language is looked at once, and only where all that was asked is known the pictures. Where few are
 * found, words of other languages follow: somebody may ask in their own.
 */
async function ranked(
	all: readonly IndexedPicture[],
	asked: readonly string[],
	language: Language,
): Promise<readonly IndexedPicture[]> {
	const { own, english } = vocabulary(language);
	const exact = found(asked, likenessTo);
	if (exact.length >= FEW) return exact;
	const loose = found(asked, WITH_FLEETING_VOWELS.has(language) ? likenessToPlural : looseLikeness);
	if (loose.length === 0 && asked.length > 1) loose.push(...found(asked, likenessWhileWritten(asked.at(-1)!)));
	if (loose.length < FEW) add(await elsewhere("whole"));
	if (loose.length < FEW) add(found(asked, likenessWithin));
	if (loose.length < FEW) add(found(asked, likenessDespiteSlip));
	if (loose.length === 0) loose.push(...found(asked, likenessToPart));
	if (loose.length === 0) loose.push(...(await elsewhere("beginning")));
	for (let ending = 1; loose.length === 0 && ending <= LONGEST_ENDING; ending++) {
		const stems = asked.map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - ending)));
		loose.push(...found(stems, likenessTo));
	}
	return loose;

	function add(more: readonly IndexedPicture[]): void {
		loose.push(...more.filter((picture) => !loose.includes(picture)));
	}

	async function elsewhere(reach: Reach): Promise<IndexedPicture[]> {
		const fits = await calledElsewhere(asked, language, reach);
		const fitOf = ({ sign, name }: IndexedPicture) => (fits.get(sign) ?? 0) * weightOf(name);
		return all.filter((picture) => fitOf(picture) > 0).sort((one, other) => fitOf(other) - fitOf(one));
	}

	function found(words: readonly string[], likeness: typeof likenessTo): IndexedPicture[] {
		const alike = words.map((word) => ({ own: likeness(word, own), english: foreignLikeness(word, english, own) }));
		if (alike.some((each) => each.own.size + each.english.size === 0)) return [];
		return all
			.map((picture) => ({ picture, score: scoreOf(picture, alike) }))
			.filter(({ score }) => score > 0)
			.sort((one, other) => other.score - one.score)
			.map(({ picture }) => picture);
	}
}

function weightOf(name: string): number {
	return SELDOM_MEANT.has(name) ? 0.5 : 1;
}

/** 0: not every word is found. */
function scoreOf(
	{ name, title, keywords, english, meantFirst }: IndexedPicture,
	asked: readonly Readonly<Record<keyof Vocabulary, Likeness>>[],
): number {
	const scores = asked.map((alike) =>
		Math.max(best(title, alike.own, 4), best(keywords, alike.own, 2), best(english, alike.english, 1)),
	);
	if (scores.includes(0)) return 0;
	const isNamedSo = asked.every((alike) => best(title, alike.own, 1) >= 2);
	const short = (title.length <= asked.length ? 1 : 0) + (name.split("-").length <= asked.length ? 2 : 0);
	const score = scores.reduce((sum, score) => sum + score, isNamedSo ? short : short / 3);
	return score * weightOf(name) + priority(meantFirst, asked);
}

/** More than any name counts, where all that was asked are whole words that mean it. */
function priority(meantFirst: MeantFirst | undefined, asked: readonly Readonly<{ own: Likeness }>[]): number {
	const meant = [...(meantFirst ?? [])];
	const places = asked.map(({ own }) => meant.find(([word]) => own.get(word) === ITSELF)?.[1]);
	return Math.min(...places.map((place) => (place === undefined ? 0 : MEANT_FIRST - place * NEXT_PLACE)));
}

function best(words: readonly string[], asked: Likeness, weight: number): number {
	let most = 0;
	for (const word of words) most = Math.max(most, asked.get(word) ?? 0);
	return most * weight;
}

type Vocabulary = { readonly own: ReadonlySet<string>; readonly english: ReadonlySet<string> };
const vocabularies = new Map<Language, Vocabulary>();

function vocabulary(language: Language): Vocabulary {
	const index = clipArtIndex(language);
	const words = vocabularies.get(language) ?? {
		own: new Set(
			index.flatMap(({ title, keywords, english }) => [...title, ...keywords, ...(language === "en" ? english : [])]),
		),
		english: new Set(index.flatMap(({ english }) => english)),
	};
	vocabularies.set(language, words);
	return words;
}
