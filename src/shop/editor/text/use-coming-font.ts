import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { FontId } from "#design/document.ts";
import { FACES } from "#painters/fonts.ts";
import { after, UNNOTICED } from "../dom/after.ts";
import { useEditorTools } from "../editor-tools.ts";

/** The font that was chosen last and has not come; `words` tell so where it takes its time. `of`: which letters, or "". */
export function useComingFont(id: string, of: string): { readonly font: FontId | undefined; readonly words: string } {
	const { t } = useTranslation("create");
	const { store, coming, announce, hush } = useEditorTools();
	const choiceNow = () => coming().findLast((choice) => choice.font && choice.id === id && choice.of === of);
	const choice = useSyncExternalStore(store.subscribe, choiceNow, () => undefined);
	const [slow, setSlow] = useState<typeof choice>();

	const words = choice?.font ? t("text.fontComes", { font: FACES[choice.font].family }) : "";
	useEffect(() => {
		if (!choice) return;
		const callOff = after(UNNOTICED, () => {
			setSlow(choice);
			announce(words);
		});
		return () => {
			callOff();
			hush(words);
		};
	}, [choice, words, announce, hush]);
	return { font: choice?.font, words: choice === slow ? words : "" };
}
