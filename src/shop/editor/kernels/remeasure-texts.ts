import { fittedText, type MeasureText } from "#design/elements/text/fitted-text.ts";
import type { EditorStore } from "./editor-store.ts";
import type { RefitText } from "./remeasured-steps.ts";

/** Fonts have come: what was measured by other letters is measured again, as part of the steps that wrote it. */
export function remeasureTexts(store: EditorStore, measure: MeasureText): void {
	store.remeasure(refitBy(measure));
}

export function refitBy(measure: MeasureText): RefitText {
	return (text) => (text.estimated ? fittedText(text, measure) : text);
}
