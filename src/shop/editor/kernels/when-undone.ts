import type { EditorStore } from "./editor-store.ts";

/** Called whenever a step is taken back, until it is given up by what is returned. */
export function whenUndone(store: EditorStore, then: () => void): () => void {
	let before = store.getState().document;
	return store.subscribe(() => {
		const { document, canRedo } = store.getState();
		if (document !== before && canRedo) then();
		before = document;
	});
}
