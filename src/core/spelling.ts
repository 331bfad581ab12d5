/** How many slips lie between two words: a letter missing, too many, another one, or two neighbours swapped. */
export function slipsBetween(one: string, other: string): number {
	const rows = [...Array(one.length + 1)].map((_, index) => [index]);
	for (let column = 1; column <= other.length; column++) rows[0]![column] = column;
	for (let row = 1; row <= one.length; row++) {
		for (let column = 1; column <= other.length; column++) {
			const same = one[row - 1] === other[column - 1];
			const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			rows[row]![column] = Math.min(
				rows[row - 1]![column]! + 1,
				rows[row]![column - 1]! + 1,
				rows[row - 1]![column - 1]! + (same ? 0 : 1),
				swapped ? rows[row - 2]![column - 2]! + 1 : Number.POSITIVE_INFINITY,
			);
		}
	}
	return rows[one.length]![other.length]!;
}

/** Short words are soon another word. */
const LONG_WORD = 7;
const SHORTEST_PART = 3;
/** Letters that join two words to one in German, Dutch and Scandinavian. */
const JOINTS = ["", "s", "n", "en", "es", "e"];

/** What somebody may have meant: the nearest of the known words, or the two that were written as one. */
export function meantWords(typed: string, known: readonly string[]): readonly string[] | undefined {
	const near = known
		.map((word) => ({ word, slips: slipsBetween(typed, word) }))
		.sort((a, b) => a.slips - b.slips || startsAlike(typed, b.word) - startsAlike(typed, a.word));
	const [best] = near;
	if (best && best.slips <= 1) return [best.word];
	const parts = partings(typed).find((pair) => pair.every((part) => known.includes(part)));
	if (parts) return parts;
	return best && best.slips <= 2 && typed.length >= LONG_WORD ? [best.word] : undefined;
}

/** All ways to part a word in two, the longest first part first. */
export function partings(word: string): readonly (readonly [string, string])[] {
	const found: [string, string][] = [];
	for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
		const [first, second] = [word.slice(0, end), word.slice(end)];
		for (const joint of JOINTS) {
			const stem = first.slice(0, first.length - joint.length);
			if (first.endsWith(joint) && stem.length >= SHORTEST_PART) found.push([stem, second]);
		}
	}
	return found;
}

function startsAlike(typed: string, word: string): number {
	return typed[0] === word[0] ? 1 : 0;
}
