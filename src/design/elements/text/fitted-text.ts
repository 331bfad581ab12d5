import type { TextElement } from "#design/document.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";

export type TextMeasure = Pick<TextElement, "size" | "height" | "estimated">;
export type MeasureText = (text: TextElement) => TextMeasure;

/** A text's box is as high as its lines, and its top edge stays; or its letters are as large as its box allows. */
export function fittedText(text: TextElement, measure: MeasureText): TextElement {
	const { size, height, estimated } = measure(text);
	const isAsItWas = size === text.size && estimated === text.estimated;
	const sized = isAsItWas ? text : { ...text, size, estimated };
	return Math.abs(height - text.height) < 1e-6
		? sized
		: { ...sized, ...resizedAbout(text, text.width, height, [0.5, 0]) };
}
