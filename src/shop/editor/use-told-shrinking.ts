import { useTranslation } from "react-i18next";
import { POINTS_PER_MM } from "#core/units.ts";
import type { TextElement } from "#design/document.ts";
import { useEditorTools } from "./editor-tools.ts";
import { findElement } from "./kernels/element-tree.ts";
import { isSmallerText } from "./kernels/told-size.ts";

/** Says to eyes too that words became clearly smaller than they were before, and how large they are now. */
export function useToldShrinking(): (before: TextElement) => void {
	const { t } = useTranslation("create");
	const { props, store, tell } = useEditorTools();
	return (before) => {
		const { sides } = store.getState().document;
		const after = sides.flatMap(({ elements }) => findElement(elements, before.id) ?? [])[0];
		if (after?.kind !== "text" || !isSmallerText(before, after)) return;
		const points = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 0 }).format(after.size * POINTS_PER_MM);
		tell(`${t("say.madeSmaller")} · ${points} pt`);
	};
}
