import type { DesignDocument } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";

const MOST_LETTERS = 40;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first words of a design, which tell it from another one on the same article. */
export function lineWords({ sides }: DesignDocument): string | undefined {
	for (const element of sides.flatMap((side) => flatElements(side.elements))) {
		if (element.kind !== "text" || !/[\p{Letter}\p{Number}]/u.test(element.text)) continue;
		const all = [...letters.segment(element.text.replace(/\s+/g, " ").trim())].map(({ segment }) => segment);
		const shown = all.slice(0, MOST_LETTERS).join("");
		return all.length > MOST_LETTERS ? `${shown}…` : shown;
	}
	return undefined;
}
