import type { DesignElement, TextElement } from "#design/document.ts";

/** Rounding is no change. */
const AS_LARGE = 0.98;
const SEEN = 0.9;

/** The size in millimetres that a repair left of a photo or a calendar, where somebody would miss the rest. */
export function toldSize(
	before: DesignElement,
	after: DesignElement | undefined,
): { readonly width: number; readonly height: number } | null {
	if (before.kind !== after?.kind || (after.kind !== "photo" && after.kind !== "calendar")) return null;
	if (before.kind !== "photo" && before.kind !== "calendar") return null;
	const left = (after.width * after.height) / (before.width * before.height);
	if (left >= AS_LARGE) return null;
	return { width: Math.round(after.width), height: Math.round(after.height) };
}

/** So much that somebody would see it who looked. */
export function isSmallerText(before: TextElement, after: TextElement): boolean {
	return after.size < before.size * SEEN;
}
