import type { LetterStyle, TextElement } from "#design/document.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { useEditorTools } from "../editor-tools.ts";
import { elementOf } from "../kernels/commands.ts";
import { changeElement } from "../kernels/editing.ts";
import { chosenLetters, type LetterRange, styleChange } from "../kernels/letter-styles.ts";

/** What was chosen last for a text: what was chosen before it and comes later is set no more. */
const latest = new Map<string, object>();

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
		const choice = `${id} ${Object.keys(style)}`;
		latest.set(choice, style);
		await prepareFonts(fontsOfStyledText({ ...text, ...styleChange(text, range, style) } as TextElement)).catch(
			() => {},
		);
		const now = textOn(side);
		const isMeant = latest.get(choice) === style && (!range || now?.text === text.text);
		if (now && isMeant) changeElement(store, now, styleChange(now, range, style), measure);
	};

	function textOn(side: string): TextElement | undefined {
		const element = elementOf(store.getState().document, side, id);
		return element?.kind === "text" ? element : undefined;
	}
}
