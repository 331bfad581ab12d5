import { useTranslation } from "react-i18next";
import type { DesignElement, ElementKind } from "#design/document.ts";
import { LOCK_PARTS } from "#design/locks.ts";
import { useEditorTools } from "../editor-tools.ts";
import { isFixed, isLocked, may } from "../kernels/rights.ts";
import { useElementName } from "../use-element-name.ts";

/** They hold nothing that could be kept. */
const WITHOUT_CONTENT: readonly ElementKind[] = ["shape", "background"];

/** Why something of an element can't be changed. */
export function useLockWords() {
	const { t } = useTranslation("templates");
	const { props, store } = useEditorTools();
	const nameOf = useElementName();

	/** Part by part; null: all of it can be changed. */
	function kept(element: DesignElement): string | null {
		const { document } = store.getState();
		const parts = LOCK_PARTS.filter((part) => part !== "content" || !WITHOUT_CONTENT.includes(element.kind))
			.filter((part) => !may(document, element, part))
			.map((part) => t(part === "content" ? `templates:locks.holds.${element.kind}` : `templates:locks.part.${part}`));
		if (parts.length === 0) return null;
		const list = new Intl.ListFormat(props.locale, { type: "conjunction" }).format(parts);
		const who = isLocked(document, element) ? "own" : document.bound ? "bound" : "free";
		return t(`templates:locks.${who}`, { parts: list });
	}

	return {
		kept,
		/** To who tries it on the page. */
		told(element: DesignElement): string | null {
			if (!isFixed(element)) return kept(element);
			return t(element.locked ? "templates:locks.tappedOwn" : "templates:locks.tapped", { name: nameOf(element) });
		},
	};
}
