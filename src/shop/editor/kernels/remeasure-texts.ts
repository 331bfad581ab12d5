import type { DesignElement, GroupChild } from "#design/document.ts";
import type { EditorStore } from "./editor-store.ts";
import { mapElements } from "./element-tree.ts";
import { fittedText, type MeasureText } from "./resize-element.ts";

/** Their fonts have come: what was measured by other letters is measured again, as part of the step that wrote it. */
export function remeasureTexts(store: EditorStore, ids: ReadonlySet<string>, measure: MeasureText): void {
	for (const id of ids) store.remeasure(id, (text) => fittedText(text, measure));
}

/** What was measured elsewhere or before, by the letters that are there now. */
export function remeasured(elements: readonly GroupChild[], measure: MeasureText): readonly GroupChild[] {
	const anew = (each: DesignElement) => (each.kind === "text" ? fittedText(each, measure) : each);
	return mapElements(elements, anew) as readonly GroupChild[];
}
