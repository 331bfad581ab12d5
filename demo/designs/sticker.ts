import { contrast } from "#design/contrast.ts";
import type { ClipArtElement, DesignElement } from "#design/document.ts";
import { round, rounded } from "./drawing.ts";
import { type Drawing, stroke } from "./pen.ts";

/** Not seen on white cloth. */
const EDGE = "#ffffff";
/** Of the size of letters: by less they are not read on cloth of their own colour. */
export const LEAST_RIM = 0.032;
/** Millimetres, both sides of a letter's line: large ones would else have a wider edge than what is drawn beside them. */
const MOST_RIM = 4.2;
/** Contrasts: of cloth that is called dark with the edge, and of what is lost on it. */
const DARK_CLOTH = 7;
const SWALLOWED = 2;
/** Contrast with the edge, of letters that melt into it. */
const PALE = 4.5;
/** An edge that is as dark as such cloth, in millimetres: light cloth shows it. */
const THIN = 2;
/** Letters of this size, in millimetres, and smaller are more edge than colour. */
const SMALL = 24;

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

/** Letters with an edge, as a share of their size. */
export function rimmed(words: DesignElement, share = 0.16, color = EDGE): DesignElement {
	if (words.kind !== "text") return words;
	const most = Math.max(MOST_RIM, words.size * LEAST_RIM);
	return { ...words, outline: { color, width: round(Math.min(words.size * share, most)) } };
}

/** Small or pale letters with an edge, and those that dark cloth would swallow: the other way round, light with an edge of their colour. */
export function turnedLight(elements: readonly DesignElement[], cloth: string): readonly DesignElement[] {
	if (contrast(cloth, EDGE) < DARK_CLOTH) return elements;
	return elements.map((element) => {
		if (element.kind !== "text" || element.outline?.color !== EDGE) return element;
		const isPale = contrast(element.color, EDGE) < PALE;
		if (element.size > SMALL && !isPale && contrast(element.color, cloth) > SWALLOWED) return element;
		const isDark = contrast(element.color, EDGE) >= DARK_CLOTH;
		const seen = isDark ? Math.max(THIN, element.size * LEAST_RIM * 1.25) : Number.POSITIVE_INFINITY;
		const width = round(Math.min(element.outline.width, seen, element.size * 0.12));
		return { ...element, color: EDGE, outline: { color: element.color, width } };
	});
}

/** A shape with the same edge, so many millimetres wide. */
export function bordered(element: DesignElement, edge: number): DesignElement {
	if (element.kind !== "shape") return element;
	const { x, y, width, height, cornerRadius } = element;
	const grown = { x: x - edge / 2, y: y - edge / 2, width: width + edge, height: height + edge };
	const radius = cornerRadius > 0 ? cornerRadius + edge / 2 : 0;
	return {
		...element,
		...rounded(grown),
		cornerRadius: round(radius),
		stroke: { color: EDGE, width: round(edge) },
	};
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
		return [rimmed(element, Math.min(0.17, Math.max(LEAST_RIM, (edge * 2) / element.size)))];
	});
}

/** A graphic of its own, as one may hold no more than is drawn. */
function edgeOf(element: ClipArtElement, edge: number): ClipArtElement {
	return { ...element, paths: edges(element.paths, edge / element.width, EDGE) };
}
