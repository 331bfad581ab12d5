import type { ClipArtElement, DesignElement } from "#design/document.ts";
import { type Drawing, stroke } from "./pen.ts";

/** Not seen on white cloth. */
const EDGE = "#ffffff";

/** With an edge round all of it, so that it is seen on cloth of any colour. */
export function sticker(drawing: Drawing, edge: number, color = EDGE): Drawing {
	return [...edges(drawing, edge, color), ...drawing];
}

function edges(
	drawing: readonly { readonly d: string; readonly stroke?: number }[],
	edge: number,
	color: string,
): Drawing {
	const widths = new Set(drawing.map(({ stroke: own = 0 }) => own));
	return [...widths].map((width) => {
		const paths = drawing.filter(({ stroke: own = 0 }) => own === width).map(({ d }) => d);
		return stroke(color, width + 2 * edge, ...paths);
	});
}

/** Letters with the same edge, as a share of their size. */
export function rimmed(words: DesignElement, share = 0.16, color = EDGE): DesignElement {
	if (words.kind !== "text") return words;
	return { ...words, outline: { color, width: Math.round(words.size * share * 100) / 100 } };
}

/** A composition that was not drawn for cloth, with the same edge, so many millimetres wide; `without` are words on a drawing. */
export function edged(
	elements: readonly DesignElement[],
	edge: number,
	without: readonly string[],
): readonly DesignElement[] {
	return elements.flatMap((element) => {
		if (element.kind === "clip-art") return [edgeOf(element, edge), element];
		if (element.kind !== "text" || without.includes(element.text)) return [element];
		return [rimmed(element, Math.min(0.3, (edge * 2) / element.size))];
	});
}

/** A graphic of its own, as one may hold no more than is drawn. */
function edgeOf(element: ClipArtElement, edge: number): ClipArtElement {
	return { ...element, paths: edges(element.paths, edge / element.width, EDGE) };
}
