import type { TextElement } from "#design/document.ts";

/** A sign alone, as "&" between two names, is the design's own. */
export function isSampleWords({ text, placeholder }: Pick<TextElement, "text" | "placeholder">): boolean {
	return placeholder === true && /[\p{L}\p{N}]/u.test(text);
}
