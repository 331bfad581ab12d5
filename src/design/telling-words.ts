import type { DesignDocument } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

/** `isBrought`: by the template, which are what it lets nobody change and samples that nobody has replaced. */
export type DesignText = { readonly text: string; readonly isBrought: boolean };
type Worded = { readonly articleId: number } & (
	| { readonly texts: readonly DesignText[] }
	| { readonly document: DesignDocument }
);
/** `goesOn`: with the word before, a long one that may be cut here. */
type Word = { readonly text: number; readonly letters: string; readonly goesOn: boolean };
/** From one word to before another, of one text. */
type Stretch = { readonly from: number; readonly to: number };
type Told = { readonly words: readonly Word[]; readonly shown: Stretch[] };

const MOST_LETTERS = 40;
/** Of what is added where the first words are not enough, and how often it is. */
const MOST_ADDED = 24;
const MOST_ADDITIONS = 3;
/** Of what a text has before the difference, and is shown with it. */
const MOST_BEFORE = 16;
/** Where longer words may be cut. */
const PART_OF_WORD = 8;
/** UTF-16 units of a text that are looked at. */
const LONGEST_READ = 2000;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
/** What may not be carried into a line of other words: breaks, control characters, turns of the writing direction. */
const NO_WORDS = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * The words by which a person tells designs that are shown together: the first that are their own, then those that the
 * template brought; of designs on one article that begin alike, what comes next and differs too.
 */
export function tellingWords<Line extends Worded>(lines: readonly Line[]): ReadonlyMap<Line, string | undefined> {
	const told = lines.map((line) => {
		const words = wordsOf("texts" in line ? line.texts : textsOn(line.document));
		return { line, words, shown: [stretchFrom(words, 0, MOST_LETTERS)] };
	});
	const alike = Map.groupBy(told, (each) => `${each.line.articleId} ${lettersIn(each, each.shown[0])}`);
	for (const group of alike.values()) tellApart(group, MOST_ADDITIONS);
	return new Map(told.map((each) => [each.line, written(each)]));
}

/** Of designs that have the same words shown. */
function tellApart(alike: readonly Told[], additions: number): void {
	if (alike.length < 2 || additions === 0) return;
	const from = alike[0]?.shown.at(-1)?.to ?? 0;
	const at = firstDifference(alike, from);
	if (at === undefined) return;
	for (const { words, shown } of alike) if (words[at]) shown.push(stretchAround(words, from, at));
	const still = Map.groupBy(alike, (each) => each.words[at] && lettersIn(each, each.shown.at(-1)));
	for (const group of still.values()) tellApart(group, additions - 1);
}

function firstDifference(alike: readonly Told[], from: number): number | undefined {
	const end = Math.max(...alike.map(({ words }) => words.length));
	for (let at = from; at < end; at++) if (new Set(alike.map(({ words }) => words[at]?.letters)).size > 1) return at;
	return undefined;
}

/** Its text from the beginning, where the word is not far. */
function stretchAround(words: readonly Word[], from: number, at: number): Stretch {
	const begin = Math.max(
		from,
		words.findIndex(({ text }) => text === words[at]?.text),
	);
	const isNear = stretchFrom(words, begin, MOST_BEFORE).to >= at;
	return { from: isNear ? begin : at, to: stretchFrom(words, at, MOST_ADDED).to };
}

function stretchFrom(words: readonly Word[], from: number, most: number): Stretch {
	let to = from;
	for (let size = 0; words[to] && words[to]?.text === words[from]?.text; to++) {
		const { letters = "", goesOn } = words[to] ?? {};
		size += inLetters(letters).length + (goesOn ? 0 : 1);
		if (to > from && size - 1 > most) break;
	}
	return { from, to };
}

function lettersIn({ words }: Told, { from, to }: Stretch = { from: 0, to: 0 }): string {
	return words
		.slice(from, to)
		.map(({ letters, goesOn }, index) => (index === 0 || goesOn ? letters : ` ${letters}`))
		.join("");
}

function written(told: Told): string | undefined {
	const { words, shown } = told;
	if (words.length === 0) return undefined;
	return shown.reduce((before, stretch, index) => {
		const { from, to } = stretch;
		const isSame = (one: number, other: number) => words[one]?.text === words[other]?.text;
		const last = shown[index - 1]?.to;
		const joint =
			last === undefined ? "" : isSame(last - 1, from) ? " " : `\u00a0· ${isSame(from - 1, from) ? "…" : ""}`;
		const goesOn = isSame(to - 1, to) && shown[index + 1]?.from !== to;
		return `${before}${joint}${lettersIn(told, stretch)}${goesOn ? "…" : ""}`;
	}, "");
}

function textsOn({ sides }: DesignDocument): readonly DesignText[] {
	return sides
		.flatMap((side) => flatElements(side.elements))
		.flatMap((element) => {
			if (element.kind !== "text") return [];
			const { text, placeholder, locks } = element;
			return [{ text, isBrought: placeholder === true || locks?.includes("content") === true }];
		});
}

function wordsOf(texts: readonly DesignText[]): readonly Word[] {
	const worded = texts.filter(({ text }) => /[\p{Letter}\p{Number}]/u.test(text));
	const ordered = [...worded.filter((text) => !text.isBrought), ...worded.filter((text) => text.isBrought)];
	return ordered.flatMap(({ text }, index) =>
		tidy(text)
			.split(" ")
			.flatMap(partsOf)
			.map((part) => ({ text: index, ...part })),
	);
}

function tidy(text: string): string {
	return text.slice(0, LONGEST_READ).replace(NO_WORDS, " ").trim();
}

function partsOf(word: string): Pick<Word, "letters" | "goesOn">[] {
	if (word.length <= MOST_ADDED) return [{ letters: word, goesOn: false }];
	const all = inLetters(word);
	const parts = Array.from({ length: Math.ceil(all.length / PART_OF_WORD) }, (_, index) =>
		all.slice(index * PART_OF_WORD, (index + 1) * PART_OF_WORD).join(""),
	);
	return parts.map((letters, index) => ({ letters, goesOn: index > 0 }));
}

function inLetters(text: string): readonly string[] {
	return [...segmenter.segment(text)].map(({ segment }) => segment);
}
