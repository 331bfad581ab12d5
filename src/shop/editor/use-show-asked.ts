import type { RefObject } from "react";
import { focusAnswer } from "./dom/focus-answer.ts";
import type { EditorStore } from "./kernels/editor-store.ts";
import type { StageHandle } from "./stage.tsx";

/** An element, or a whole side. */
export type AskedPlace = { readonly sideCode: string; readonly elementId: string | null };

/** Selects what a question is about and gives it the focus: its field in the form, else the page; after a dialog has given its own back. */
export function useShowAsked(store: EditorStore, stage: RefObject<StageHandle | null>) {
	return ({ sideCode, elementId }: AskedPlace): void => {
		store.showSide(sideCode);
		store.select(elementId);
		requestAnimationFrame(() => {
			if (stage.current) stage.current.focus();
			else focusAnswer(elementId ?? sideCode);
		});
	};
}
