import { searchable } from "./search-words.ts";

/** Languages end their adjectives by up to two letters. */
const LONGEST_ENDING = 2;
const SHORTEST = 3;

/** Whether somebody who types this word means a colour of this name: `blue` the navy blue, `blaues` the `Marineblau`. */
export function namesColor(typed: string, name: string): boolean {
	const asked = searchable(typed);
	const words = searchable(name).match(/\p{Letter}+/gu) ?? [];
	return [0, 1, 2].some((ending) => {
		const stem = asked.slice(0, asked.length - ending);
		if (stem.length < SHORTEST + Number(ending > 0)) return false;
		return words.some(
			(word) => word.endsWith(stem) || (word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING),
		);
	});
}
