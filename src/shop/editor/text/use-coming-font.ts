import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FontId, LetterStyle } from "#design/document.ts";
import { FACES } from "#painters/fonts.ts";
import { after } from "../dom/after.ts";
import { useEditorTools } from "../editor-tools.ts";

/** Milliseconds; what comes sooner needs no word. */
const SLOW = 400;

type ComingFont = { readonly id: string; readonly font: FontId; readonly isSlow: boolean };

/** The font that was chosen for a text, until its letters have it. */
export function useComingFont(
	id: string,
	style: (style: LetterStyle) => Promise<void>,
): {
	readonly coming: ComingFont | null;
	readonly choose: (font: FontId) => Promise<void>;
} {
	const { t } = useTranslation("create");
	const { announce, hush } = useEditorTools();
	const [coming, setComing] = useState<ComingFont | null>(null);
	return {
		coming: coming?.id === id ? coming : null,
		async choose(font) {
			const chosen: ComingFont = { id, font, isSlow: false };
			setComing(chosen);
			const words = t("text.fontComes", { font: FACES[font].family });
			let told: ComingFont = chosen;
			const callOff = after(SLOW, () => {
				told = { ...chosen, isSlow: true };
				setComing((now) => (now === chosen ? told : now));
				announce(words);
			});
			await style({ font });
			callOff();
			hush(words);
			setComing((now) => (now === chosen || now === told ? null : now));
		},
	};
}
