import type { Millimetres } from "#core/units.ts";
import type { Box, PhotoElement, TextElement } from "#design/document.ts";
import { fittedText, type MeasureText } from "#design/elements/text/fitted-text.ts";
import { keepsHeight } from "#design/elements/text/text-frame.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import type { PlacedElement } from "./boxes.ts";
import { reframeCrop } from "./crop.ts";
import { HANDLES, type HandleName, pinchBox, resizeBox } from "./gestures.ts";
import { inSize, scaledElement } from "./scale-element.ts";

/** `rigid`: only the element's transform differs, its inside need not be laid out again. */
export type LiveElement = { readonly element: PlacedElement; readonly rigid: boolean };

export const SMALLEST_TYPE: Millimetres = 1;
export const LARGEST_TYPE: Millimetres = 500;
const CORNERS: readonly HandleName[] = ["nw", "ne", "se", "sw"];
const SIDEWAYS: readonly HandleName[] = ["e", "w"];
const ALL = Object.keys(HANDLES) as HandleName[];

export function handlesOf(element: PlacedElement): readonly HandleName[] {
	if (element.kind === "text" && !keepsHeight(element)) return [...CORNERS, ...SIDEWAYS];
	if (staysSquare(element)) return CORNERS;
	if (element.kind === "shape" && element.form === "line") return SIDEWAYS;
	return ALL;
}

/**
 * Corners scale photos and text whole; edges change a photo's frame or a text's line width. `other` swaps this.
 * A text that fits its box gets another box.
 */
export function resizeElement(
	element: PlacedElement,
	handle: HandleName,
	from: Point,
	to: Point,
	options: { readonly other: boolean; readonly centred: boolean },
	measure: MeasureText,
): LiveElement {
	const corner = CORNERS.includes(handle);
	const keepAspect = corner && staysWhole(element, options.other);
	const box = resizeBox(element, handle, from, to, { keepAspect, centred: options.centred });
	switch (element.kind) {
		case "photo":
			return keepAspect
				? { element: { ...element, ...box }, rigid: !hasLengths(element) }
				: { element: reframed(element, box, options.centred ? [0.5, 0.5] : fixedPoint(handle)), rigid: false };
		case "text":
			return keepAspect
				? { element: scaledText(element, box), rigid: true }
				: { element: rewrapped(element, box, measure), rigid: false };
		case "qr":
		case "clip-art":
			return { element: { ...element, ...box }, rigid: true };
		case "calendar":
		case "shape":
			return { element: { ...element, ...box }, rigid: false };
	}
}

/** What stays as it is while the photo grows must be laid out anew. */
function hasLengths({ cornerRadius, border, shadow, blur }: PhotoElement): boolean {
	return cornerRadius > 0 || [border, shadow, blur].some((length) => length !== undefined);
}

function staysWhole(element: PlacedElement, other: boolean): boolean {
	if (element.kind === "text") return !element.fit;
	return staysSquare(element) || (element.kind === "photo") !== other;
}

function staysSquare({ kind }: PlacedElement): boolean {
	return kind === "qr" || kind === "clip-art";
}

export function pinchElement(
	element: PlacedElement,
	from: readonly [Point, Point],
	to: readonly [Point, Point],
): LiveElement {
	const box = pinchBox(element, from, to);
	if (element.kind === "text") return { element: scaledText(element, box), rigid: true };
	return { element: { ...scaledElement(element, box.width / element.width), ...box }, rigid: true };
}

function scaledText(text: TextElement, box: Box): TextElement {
	const wanted = text.size * (box.width / text.width);
	const size = Math.min(LARGEST_TYPE, Math.max(SMALLEST_TYPE, wanted));
	const sized = inSize(text, size);
	if (size === wanted) return { ...sized, ...box };
	const by = size / text.size;
	return { ...sized, ...resizedAbout(box, text.width * by, text.height * by, [0.5, 0.5]) };
}

function rewrapped(text: TextElement, box: Box, measure: MeasureText): TextElement {
	return fittedText({ ...text, ...box }, measure);
}

function reframed(photo: PhotoElement, box: Box, fixed: readonly [number, number]): PhotoElement {
	return { ...photo, ...box, crop: reframeCrop(photo, box, fixed) };
}

function fixedPoint(handle: HandleName): readonly [number, number] {
	const [x, y] = HANDLES[handle];
	return [(1 - x) / 2, (1 - y) / 2];
}
