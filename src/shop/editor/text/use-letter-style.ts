import { useTranslation } from "react-i18next";
import type { LetterStyle, TextElement } from "#design/document.ts";
import { FACES, fontsOfStyledText } from "#painters/fonts.ts";
import { useEditorTools } from "../editor-tools.ts";
import { selectedElement } from "../kernels/editing.ts";
import { chosenLetters, type LetterRange, movedLetters, styleChange } from "../kernels/letter-styles.ts";

/**
 * Styles letters as soon as the font for it is there; those selected in the panel, unless others are named. The answer:
 * whether that changed them in the end.
 */
export function useLetterStyle(id: string): (style: LetterStyle, letters?: LetterRange) => Promise<boolean> {
	const { t } = useTranslation("create");
	const { store, prepareFonts, changeLate } = useEditorTools();
	return async (style, letters) => {
		const range = letters ?? chosenLetters(store.getState(), id);
		const text = selectedElement(store);
		if (text?.kind !== "text" || text.id !== id) return false;
		const weight = style.italic === undefined ? "bold" : "italic";
		const fonts = fontsOfStyledText({ ...text, ...styleChange(text, range, style) } as TextElement);
		return changeLate({
			...{ id, decides: String(Object.keys(style)), of: String(range), isKnown: true },
			ready: prepareFonts(fonts).catch(() => {}),
			...(style.font ? { font: style.font, name: FACES[style.font].family } : { name: t(`text.letters.${weight}`) }),
			change(now) {
				const there = range && now.kind === "text" ? movedLetters(range, text.text, now.text) : null;
				return now.kind !== "text" || (range && !there) ? null : styleChange(now, there, style);
			},
		});
	};
}
