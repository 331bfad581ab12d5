import type { LetterStyle, TextElement } from "#design/document.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement, selectedElement } from "../kernels/editing.ts";
import { chosenLetters, type LetterRange, styleChange } from "../kernels/letter-styles.ts";

/** Styles letters as soon as the font for it is there; those selected in the panel, unless others are named. */
export function useLetterStyle(id: string): (style: LetterStyle, letters?: LetterRange) => Promise<void> {
	const { store, measure, prepareFonts } = useEditorTools();
	return async (style, letters) => {
		const range = letters ?? chosenLetters(store.getState(), id);
		const text = textNow();
		if (!text) return;
		await prepareFonts(fontsOfStyledText({ ...text, ...styleChange(text, range, style) } as TextElement)).catch(
			() => {},
		);
		const now = textNow();
		if (now) changeElement(store, now, styleChange(now, range, style), measure);
	};

	function textNow(): TextElement | undefined {
		const element = selectedElement(store);
		return element?.kind === "text" && element.id === id ? element : undefined;
	}
}
