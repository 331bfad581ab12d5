import type { TextElement } from "#design/document.ts";
import { fittedText, type TextMeasure } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

/** By their own letters. */
export function measureTexts(texts: readonly TextElement[]): readonly TextElement[] {
	return texts.map((text) => fittedText(text, measure));
}

function measure(text: TextElement): TextMeasure {
	return measuredText(text, serverShaper());
}
