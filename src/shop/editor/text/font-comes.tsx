import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FontId } from "#design/document.ts";
import { FACES, type FaceId } from "#painters/fonts.ts";
import { areFontsLate, areFontsLoaded } from "#painters/load-fonts.client.ts";
import { after, UNNOTICED } from "../dom/after.ts";
import { useEditorTools } from "../editor-tools.ts";

/** Names a font that was chosen and takes its time to come. `face`: of it, the one that is wanted. */
export function FontComes({ font, face = font }: { font: FontId; face?: FaceId }) {
	const { t } = useTranslation("create");
	const { announce, hush } = useEditorTools();
	const [slow, setSlow] = useState<FontId | null>(null);
	const isComing = !areFontsLoaded([face]) && !areFontsLate([face]);
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
