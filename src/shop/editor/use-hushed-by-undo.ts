import { useEffect } from "react";
import type { EditorStore } from "./kernels/editor-store.ts";

/** What was told of a step is no longer true once the step is taken back. */
export function useHushedByUndo(store: EditorStore, hush: () => void): void {
	useEffect(() => {
		let before = store.getState().document;
		return store.subscribe(() => {
			const { document, canRedo } = store.getState();
			if (document !== before && canRedo) hush();
			before = document;
		});
	}, [store, hush]);
}
