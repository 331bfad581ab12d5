import type { RefObject } from "react";
import type { Warning } from "#design/preflight/warning.ts";
import { focusAnswer } from "./dom/focus-answer.ts";
import type { EditorStore } from "./kernels/editor-store.ts";
import type { StageHandle } from "./stage.tsx";

/** Selects what a warning is about and gives it the focus: its field in the form, else the page; after a dialog has given its own back. */
export function useShowWarned(store: EditorStore, stage: RefObject<StageHandle | null>) {
	return ({ sideCode, elementId }: Warning): void => {
		store.showSide(sideCode);
		store.select(elementId);
		requestAnimationFrame(() => {
			if (stage.current) stage.current.focus();
			else focusAnswer(elementId);
		});
	};
}
