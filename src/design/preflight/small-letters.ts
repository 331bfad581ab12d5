import { POINTS_PER_MM } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { styledPieces } from "#design/elements/text/text-runs.ts";
import { type Finding, tenths } from "#design/preflight/warning.ts";

/** Points. A name or a date is still made out where sentences are read no more. */
const LEAST_OF_SENTENCES = 6;
const LEAST_OF_LABELS = 4;
/** Letters. */
const LONGEST_LABEL = 40;
const LEAST_OF_ALL = 3;

export function checkLetterSizes({ text, size, runs }: TextElement): readonly Finding[] {
	const scales = styledPieces(text.length, runs)
		.filter(({ from, to }) => text.slice(from, to).trim() !== "")
		.map(({ style }) => style.scale ?? 1);
	return checkSmallest(
		size * Math.min(...scales) * POINTS_PER_MM,
		text.length > LONGEST_LABEL ? LEAST_OF_SENTENCES : LEAST_OF_LABELS,
	);
}

/** Both in points. */
export function checkSmallest(smallest: number, least: number): readonly Finding[] {
	const size = tenths(smallest);
	if (size >= least) return [];
	return [{ code: "letters-too-small", severity: size < LEAST_OF_ALL ? "red" : "yellow", figures: { size, least } }];
}
