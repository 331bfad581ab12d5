import type { Millimetres } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { scaledLengths } from "#design/elements/photo/scaled-lengths.ts";
import { scaledEffects } from "#design/elements/text/text-effects.ts";
import type { PlacedElement } from "./boxes.ts";

/** An element with all its lengths multiplied, its place excepted. */
export function scaledElement(element: PlacedElement, by: number): PlacedElement {
	if (by === 1) return element;
	const size = { width: element.width * by, height: element.height * by };
	switch (element.kind) {
		case "photo":
			return { ...element, ...size, ...scaledLengths(element, by) };
		case "qr":
		case "clip-art":
			return { ...element, ...size };
		case "text":
			return { ...inSize(element, element.size * by), ...size };
		case "calendar": {
			const { lines } = element;
			return { ...element, ...size, ...(lines && { lines: { ...lines, width: lines.width * by } }) };
		}
		case "shape": {
			const stroke = element.stroke && { ...element.stroke, width: element.stroke.width * by };
			return { ...element, ...size, cornerRadius: element.cornerRadius * by, stroke };
		}
	}
}

/** Larger or smaller letters, with all that is drawn around them. */
export function inSize(text: TextElement, size: Millimetres): TextElement {
	return size === text.size ? text : { ...text, size, ...scaledEffects(text, size / text.size) };
}
