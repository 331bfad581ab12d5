import { useTranslation } from "react-i18next";
import { POINTS_PER_MM } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { useEditorTools } from "./editor-tools.ts";
import { findElement } from "./kernels/element-tree.ts";
import { isSmallerText } from "./kernels/told-size.ts";

/**
 * Says to eyes too that words became clearly smaller than they were before, and how large they are now. `mended`: what else
 * is to be said of it; without, only words that were changed are told. The answer: whether it was said.
 */
export function useToldShrinking(): (before: TextElement, mended?: string) => boolean {
	const { t } = useTranslation("create");
	const { store, tell } = useEditorTools();
	return (before, mended) => {
		const { sides } = store.getState().document;
		const after = sides.flatMap(({ elements }) => findElement(elements, before.id) ?? [])[0];
		if (after?.kind !== "text" || !isSmallerText(before, after)) return false;
		if (after.text === before.text && mended === undefined) return false;
		const size = `${t("say.madeSmaller")} · ${Math.round(after.size * POINTS_PER_MM)} pt`;
		tell(mended ? `${size} · ${mended}` : size);
		return true;
	};
}
