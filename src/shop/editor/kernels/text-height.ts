import type { Millimetres } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { inkBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** High enough for all lines, and for letters of faces that reach below theirs. */
export function textHeight(text: TextElement, shaper: TextShaper): Millimetres {
	const shaped = shaper.shape(text);
	return Math.max(shaped.height, inkBounds(shaped, text.size)?.bottom ?? 0);
}
