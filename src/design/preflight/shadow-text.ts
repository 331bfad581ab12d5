import type { TextElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { styledPieces } from "#design/elements/text/text-runs.ts";
import { areAlike } from "#design/preflight/least-contrast.ts";
import { type Letters, lettersOf } from "#design/preflight/text-letters.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Of the size, from the letters to the same once more. */
const SHADOW_BY = 0.35;
const BOLDER_BY = 0.1;

type Places = Letters["points"];

/** The same letters, each hardly anywhere else: of another tone behind them, or to make them bolder. */
export function isShadow(other: TextElement, text: TextElement, shaper: TextShaper): boolean {
	return other.text.trim() === text.text.trim() && isNear(other, text, shaper) && lookOf(other) === lookOf(text);
}

/** Other words lie over it, the same ones, which are read in its place. */
export function isShadowOnly(text: TextElement, { elements }: FlatSide, shaper: TextShaper): boolean {
	return elements
		.slice(elements.findIndex(({ id }) => id === text.id) + 1)
		.some((other) => other.kind === "text" && other.opacity > 0 && isShadow(text, other, shaper));
}

function isNear(other: TextElement, text: TextElement, shaper: TextShaper): boolean {
	const [places, others] = [text, other].map((each) => lettersOf(each, shaper).points) as [Places, Places];
	const most = text.size * (areAlike(text, other) ? BOLDER_BY : SHADOW_BY);
	return (
		places.length === others.length &&
		places.every(([x, y], at) => Math.hypot(x - others[at]![0], y - others[at]![1]) <= most)
	);
}

/** Whatever its colours. */
function lookOf({ text, font, letterCase = "typed", tracking = 0, runs }: TextElement): string {
	const letters = styledPieces(text.length, runs).flatMap(({ from, to, style }) => {
		const { font: own = font, scale = 1, bold = false, italic = false } = style;
		const written = text.slice(from, to).replace(/\s/g, "");
		return Array<string>(written.length).fill(JSON.stringify([own, scale, bold, italic]));
	});
	return JSON.stringify([letterCase, tracking, letters]);
}
