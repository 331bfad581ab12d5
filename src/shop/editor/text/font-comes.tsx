import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FontId } from "#design/document.ts";
import { FACES } from "#painters/fonts.ts";
import { areFontsLate, areFontsLoaded } from "#painters/load-fonts.client.ts";
import { after, UNNOTICED } from "../dom/after.ts";
import { useEditorTools } from "../editor-tools.ts";

/** Names a font that was chosen and takes its time to come. */
export function FontComes({ font }: { font: FontId }) {
	const { t } = useTranslation("create");
	const { announce, hush } = useEditorTools();
	const [slow, setSlow] = useState<FontId | null>(null);
	const isComing = !areFontsLoaded([font]) && !areFontsLate([font]);
	const words = t("text.fontComes", { font: FACES[font].family });

	useEffect(() => {
		if (!isComing) return;
		const callOff = after(UNNOTICED, () => {
			setSlow(font);
			announce(words);
		});
		return () => {
			callOff();
			hush(words);
		};
	}, [isComing, font, words, announce, hush]);

	return isComing && slow === font ? <p className="text-14 text-ink-soft">{words}</p> : null;
}
