import type { LetterStyle, TextElement } from "#design/document.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { useEditorTools } from "../editor-tools.ts";
import { elementOf } from "../kernels/commands.ts";
import { changeElement } from "../kernels/editing.ts";
import { chosenLetters, type LetterRange, styleChange } from "../kernels/letter-styles.ts";

/**
 * Styles letters as soon as the font for it is there, whatever is done meanwhile; those selected in the panel, unless others
 * are named.
 */
export function useLetterStyle(id: string): (style: LetterStyle, letters?: LetterRange) => Promise<void> {
	const { store, measure, prepareFonts } = useEditorTools();
	return async (style, letters) => {
		const range = letters ?? chosenLetters(store.getState(), id);
		const { side } = store.getState().selection;
		const text = textOn(side);
		if (!text) return;
		await prepareFonts(fontsOfStyledText({ ...text, ...styleChange(text, range, style) } as TextElement)).catch(
			() => {},
		);
		const now = textOn(side);
		if (now) changeElement(store, now, styleChange(now, range, style), measure);
	};

	function textOn(side: string): TextElement | undefined {
		const element = elementOf(store.getState().document, side, id);
		return element?.kind === "text" ? element : undefined;
	}
}
