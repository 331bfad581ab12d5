import type { LetterStyle } from "#design/document.ts";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";
import { selectedElement } from "../kernels/editing.ts";
import { chosenLetters, type LetterRange, letterLook, styleChange } from "../kernels/letter-styles.ts";
import { standIn } from "../stand-in.ts";

/**
 * Styles letters: those selected in the panel, unless others are named. They get their font at once and its shapes when it
 * has come. The answer: whether that changed them.
 */
export function useLetterStyle(id: string): (style: LetterStyle, letters?: LetterRange) => boolean {
	const { store, measure } = useEditorTools();
	return (style, letters) => {
		const range = letters ?? chosenLetters(store.getState(), id);
		const text = selectedElement(store);
		if (text?.kind !== "text" || text.id !== id) return false;
		if (style.font) standIn(style.font, letterLook(text, range).font);
		return changeElement(store, text, styleChange(text, range, style), measure);
	};
}
