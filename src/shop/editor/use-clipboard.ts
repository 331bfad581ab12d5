import { type ClipboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { readClip } from "./dom/read-clip.ts";
import { useEditorTools } from "./editor-tools.ts";
import { clipOf, clipText, pasteElements, picturesIn, withoutPictures } from "./kernels/clipboard.ts";
import { removeElement } from "./kernels/editing.ts";
import { may } from "./kernels/rights.ts";
import { chosen, removeSeveral } from "./kernels/several-editing.ts";
import { useElementName } from "./use-element-name.ts";

export type Clipboard = ReturnType<typeof useClipboard>;

/** Cut, copy and paste by keys and by the menu, across sides and tabs. */
export function useClipboard() {
	const { t } = useTranslation("create");
	const { store, ports, newId, announce, tell, folding } = useEditorTools();
	const nameOf = useElementName();
	const last = useRef("");

	function nameOfAll(elements: ReturnType<typeof chosen>): string {
		const [first] = elements;
		return elements.length === 1 && first ? nameOf(first) : t("many.name", { count: elements.length });
	}

	function take(cut: boolean): string | null {
		const { document } = store.getState();
		const elements = chosen(store).filter((unit) => !cut || may(document, unit, "presence"));
		if (elements.length === 0) return null;
		last.current = clipText(clipOf(store, elements, folding));
		const name = nameOfAll(elements);
		const { element } = store.getState().selection;
		const isGone = cut && (element ? removeElement(store, element) : removeSeveral(store) > 0);
		announce(t(isGone ? "say.cut" : "say.copied", { name }));
		return last.current;
	}

	/** A picture of somebody else's would be refused by the shop, and the whole design with it. */
	async function foreignOf(ids: Iterable<string>): Promise<ReadonlySet<string>> {
		const { document } = store.getState();
		const own = picturesIn(document.sides.flatMap(({ elements }) => elements));
		const asked = [...ids].filter((id) => !own.has(id));
		const foreign = await Promise.all(asked.map((id) => ports.isForeign(id)));
		return new Set(asked.filter((_, index) => foreign[index]));
	}

	async function paste(text: string): Promise<void> {
		const clip = await readClip(text);
		if (!clip || clip.elements.length === 0) {
			tell(t("say.nothingToPaste"));
			return;
		}
		const { elements, folds } = clip;
		const foreign = await foreignOf(picturesIn(elements));
		const name = t("many.name", { count: elements.length });
		const pasted = pasteElements(store, { elements: withoutPictures(elements, foreign), folds }, newId, folding);
		if (!pasted) return;
		if (foreign.size === 0) announce(t("say.pasted", { name }));
		else tell(t("say.pastedWithoutPhotos", { name }));
	}

	function onCopy(event: ClipboardEvent): void {
		if (isText(event.target)) return;
		const text = take(event.type === "cut");
		if (text === null) return;
		event.preventDefault();
		event.clipboardData.setData("text/plain", text);
	}

	return {
		onCopy,
		/** true: it was text for the editor. */
		onPaste(event: ClipboardEvent): boolean {
			const text = event.clipboardData.getData("text/plain");
			if (isText(event.target) || !text) return false;
			event.preventDefault();
			void paste(text);
			return true;
		},
		take(cut: boolean): void {
			const text = take(cut);
			if (text !== null) navigator.clipboard?.writeText(text).catch(() => {});
		},
		/** What was copied here goes before what other tabs copied: to read that, some browsers ask first. */
		async pasteNow(): Promise<void> {
			const text = last.current || (await navigator.clipboard?.readText().catch(() => "")) || "";
			await paste(text);
		},
	};
}

function isText(target: EventTarget): boolean {
	if (!window.getSelection()?.isCollapsed) return true;
	return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}
