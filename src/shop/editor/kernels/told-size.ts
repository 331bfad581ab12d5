import type { Millimetres } from "#core/units.ts";
import type { DesignElement, TextElement } from "#design/document.ts";
import { isPlaced } from "./boxes.ts";

/** Rounding is no change. */
const AS_LARGE = 0.98;
const SEEN = 0.9;
const FAR: Millimetres = 5;

/** The size in millimetres that a repair left of what was larger; words have theirs in points. */
export function toldSize(
	before: DesignElement,
	after: DesignElement | undefined,
): { readonly width: number; readonly height: number } | null {
	if (before.kind === "text" || !isPlaced(before) || !isPlaced(after)) return null;
	const left = (after.width * after.height) / (before.width * before.height);
	return left < AS_LARGE ? { width: Math.round(after.width), height: Math.round(after.height) } : null;
}

/** So much that somebody would see it who looked. */
export function isSmallerText(before: TextElement, after: TextElement): boolean {
	return after.size < before.size * SEEN;
}

/** So far that somebody might look for it. */
export function isMovedFar(before: DesignElement, after: DesignElement | undefined): boolean {
	if (!isPlaced(before) || !isPlaced(after)) return false;
	return Math.abs(after.x - before.x) > FAR || Math.abs(after.y - before.y) > FAR;
}
