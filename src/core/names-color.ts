import { searchable } from "./search-words.ts";

/** How well a word names a colour: as one of its words (`blue` the navy blue), or as their last part (`blå` the marinblå). */
export type ColorMatch = "WORD" | "PART";

/** Adjectives end by up to so many letters, and the names of colours by others. */
const ENDINGS = [0, 1, 2, 3];
const OWN_ENDING = 2;
const SHORT = 3;

/** Of a colour's name, as they are compared. */
export function colorWords(name: string): readonly string[] {
	return searchable(name).match(/\p{Letter}+/gu) ?? [];
}

/** Whether somebody who types this word means a colour with these words (`colorWords`). */
export function namesColor(typed: string, words: readonly string[]): ColorMatch | undefined {
	const asked = searchable(typed);
	const stems = ENDINGS.map((ending) => ({ ending, stem: asked.slice(0, asked.length - ending) }));
	if (stems.some((each) => words.some((word) => isWord(word, each)))) return "WORD";
	const isPart = ({ ending, stem }: Stem) =>
		stem.length >= (ending > 0 ? SHORT + 1 : SHORT) && words.some((word) => word.endsWith(stem));
	return stems.some(isPart) ? "PART" : undefined;
}

type Stem = { readonly ending: number; readonly stem: string };

/** Of three letters no more than one may differ on each side: `roja` is rojo, but `Rosen` are no rosa. */
function isWord(word: string, { ending, stem }: Stem): boolean {
	if (!word.startsWith(stem)) return false;
	const own = word.length - stem.length;
	if (stem.length > SHORT) return own <= OWN_ENDING;
	return stem.length === SHORT && ending < 3 && (own === 0 || (own === 1 && ending === 1));
}
