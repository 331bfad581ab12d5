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
/** Two known words of at least so many letters each are a compound, not a slip, however near another word is. */
const LONG_PART = 4;
/** Letters that join two words to one in German, Dutch and Scandinavian. */
const JOINTS = ["", "s", "n", "en", "es", "e"];

/**
 * What somebody may have meant: the nearest of the known words, or the two that were written as one. Of words that are
 * equally near it is the one that more things carry, then the longer: a letter is sooner left out than added.
 */
export function meantWords(
	typed: string,
	known: readonly string[],
	carriers: ReadonlyMap<string, number> = new Map(),
): readonly string[] | undefined {
	const [best] = nearestWords(typed, known).sort(
		(one, other) => (carriers.get(other) ?? 0) - (carriers.get(one) ?? 0) || other.length - one.length,
	);
	const slips = best === undefined ? Number.POSITIVE_INFINITY : slipsBetween(typed, best);
	const parts = partings(typed).find((pair) => pair.every((part) => known.includes(part)));
	const isCompound = parts?.every(({ length }) => length >= LONG_PART);
	if (best && slips <= 1 && !isCompound) return [best];
	if (parts) return parts;
	return best && slips <= 2 && typed.length >= LONG_WORD ? [best] : undefined;
}

/** The known words that the fewest slips lead to; where some of them begin alike, those. */
export function nearestWords(typed: string, known: readonly string[]): string[] {
	const near = known.map((word) => ({ word, slips: slipsBetween(typed, word) }));
	const fewest = Math.min(...near.map(({ slips }) => slips));
	const nearest = near.filter(({ slips }) => slips === fewest).map(({ word }) => word);
	const alike = nearest.filter((word) => word[0] === typed[0]);
	return alike.length ? alike : nearest;
}

/** As many of each list as there is room for, the longest words first. */
export function someOfEach(lists: readonly (readonly string[])[], most: number): string[] {
	const room = Math.floor(most / lists.length);
	return lists.flatMap((words) => [...words].sort((one, other) => other.length - one.length).slice(0, room));
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
