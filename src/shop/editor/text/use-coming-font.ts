import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FontId, LetterStyle } from "#design/document.ts";
import { FACES } from "#painters/fonts.ts";
import { after } from "../dom/after.ts";
import { useEditorTools } from "../editor-tools.ts";

/** Milliseconds; what comes sooner needs no word. */
const SLOW = 400;

type ComingFont = { readonly font: FontId; readonly letters: string; readonly isSlow: boolean };

/** The font that was chosen last, until the letters have it. `letters`: which of which text. */
export function useComingFont(
	letters: string,
	style: (style: LetterStyle) => Promise<void>,
): { readonly coming: ComingFont | null; readonly choose: (font: FontId) => Promise<void> } {
	const { t } = useTranslation("create");
	const { announce, hush } = useEditorTools();
	const [coming, setComing] = useState<ComingFont | null>(null);
	const latest = useRef(0);
	return {
		coming: coming?.letters === letters ? coming : null,
		async choose(font) {
			const own = ++latest.current;
			const isLatest = () => own === latest.current;
			const words = t("text.fontComes", { font: FACES[font].family });
			setComing({ font, letters, isSlow: false });
			const callOff = after(SLOW, () => {
				if (!isLatest()) return;
				setComing({ font, letters, isSlow: true });
				announce(words);
			});
			await style({ font });
			callOff();
			hush(words);
			if (isLatest()) setComing(null);
		},
	};
}
