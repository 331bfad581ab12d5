import { useTranslation } from "react-i18next";
import { POINTS_PER_MM } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { useEditorTools } from "./editor-tools.ts";
import { findElement } from "./kernels/element-tree.ts";
import { isSmallerText } from "./kernels/told-size.ts";

type Told = {
	/** Sizes that were chosen, by whoever wrote nothing, are known. */
	readonly ofNewWords?: boolean;
	/** What else is to be said. */
	readonly done?: string;
};

/** Says to eyes too that words became clearly smaller than they were before, and how large they are now; whether it was said. */
export function useToldShrinking(): (before: TextElement, told?: Told) => boolean {
	const { t } = useTranslation("create");
	const { store, tell } = useEditorTools();
	return (before, { ofNewWords, done } = {}) => {
		const { sides } = store.getState().document;
		const after = sides.flatMap(({ elements }) => findElement(elements, before.id) ?? [])[0];
		if (after?.kind !== "text" || !isSmallerText(before, after)) return false;
		if (ofNewWords && after.text === before.text) return false;
		const size = `${t("say.madeSmaller")} · ${Math.round(after.size * POINTS_PER_MM)} pt`;
		tell(done ? `${size} · ${done}` : size);
		return true;
	};
}
