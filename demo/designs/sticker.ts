import type { DesignElement } from "#design/document.ts";
import { PAPER } from "./palette.ts";
import { type Drawing, stroke } from "./pen.ts";

/** With an edge of paper round all of it, so that it is seen on cloth of any colour. */
export function sticker(drawing: Drawing, edge: number, color = PAPER): Drawing {
	const widths = new Set(drawing.map(({ stroke: own = 0 }) => own));
	const edges = [...widths].map((width) => {
		const paths = drawing.filter(({ stroke: own = 0 }) => own === width).map(({ d }) => d);
		return stroke(color, width + 2 * edge, ...paths);
	});
	return [...edges, ...drawing];
}

/** Letters with the same edge, as a share of their size. */
export function rimmed(words: DesignElement, share = 0.16, color = PAPER): DesignElement {
	if (words.kind !== "text") return words;
	return { ...words, outline: { color, width: Math.round(words.size * share * 100) / 100 } };
}
