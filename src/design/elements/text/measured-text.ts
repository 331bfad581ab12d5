import type { TextElement } from "#design/document.ts";
import type { TextMeasure } from "#design/elements/text/fitted-text.ts";
import { keepsHeight } from "#design/elements/text/text-frame.ts";
import { inkBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** High enough for all lines or their curve, and for letters of faces that reach below theirs; or as large as fits into the box. */
export function measuredText(text: TextElement, shaper: TextShaper): TextMeasure {
	const measured = shaper.standsIn?.(text) ? { estimated: true } : {};
	if (keepsHeight(text))
		return { ...measured, size: text.fit ? shaper.largestSize(text) : text.size, height: text.height };
	const shaped = shaper.shape(text);
	if (text.curve) return { ...measured, size: text.size, height: shaped.height };
	const height = Math.max(shaped.height, inkBounds(shaped, text.size)?.bottom ?? 0);
	return { ...measured, size: text.size, height };
}
