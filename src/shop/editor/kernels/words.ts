const segmenters = new Map<string, Intl.Segmenter>();

/** The word, space run or mark at an offset, as [from, to]. */
export function wordAt(text: string, index: number, language: string): readonly [number, number] {
	for (const { index: from, segment } of segmenter(language).segment(text)) {
		if (index >= from && index < from + segment.length) return [from, from + segment.length];
	}
	return [index, text.length];
}

/** The end of the next word (1) or the start of the previous one (-1). */
export function wordBoundary(text: string, index: number, direction: 1 | -1, language: string): number {
	const words = [...segmenter(language).segment(text)].filter(({ isWordLike }) => isWordLike);
	if (direction > 0) {
		const next = words.find((word) => word.index + word.segment.length > index);
		return next ? next.index + next.segment.length : text.length;
	}
	return words.findLast((word) => word.index < index)?.index ?? 0;
}

function segmenter(language: string): Intl.Segmenter {
	let found = segmenters.get(language);
	if (!found) {
		found = new Intl.Segmenter(language, { granularity: "word" });
		segmenters.set(language, found);
	}
	return found;
}
