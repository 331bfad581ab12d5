import { isWriting } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";

/**
 * Called whenever a step is made or taken back, but not while words are written, until it is given up
 * by what is returned.
 */
export function whenStepped(store: EditorStore, then: () => void): () => void {
	let before = store.steps().done;
	return store.subscribe(() => {
		const { done } = store.steps();
		const last = done.at(-1);
		const isMade = done.length > before.length && last !== undefined && !isWriting(last.command);
		const isTakenBack = done.length < before.length;
		before = done;
		if (isMade || isTakenBack) then();
	});
}
