import type { EditorState, EditorStore } from "./editor-store.ts";

const PAUSE = 250;
const LONGEST_WAIT = 1000;

export type SettledState = ReturnType<typeof createSettledState>;

/** The store's state for all but the page: while words are typed it follows in the pauses, so that each key is quick. */
export function createSettledState(
	store: EditorStore,
	after: (milliseconds: number, action: () => void) => () => void,
	now: () => number,
) {
	const listeners = new Set<() => void>();
	let settled = store.getState();
	let callOff: (() => void) | null = null;
	let due = 0;

	function settle(): void {
		callOff?.();
		callOff = null;
		if (settled === store.getState()) return;
		settled = store.getState();
		for (const listener of listeners) listener();
	}

	store.subscribe(() => {
		if (!isTyping(settled, store.getState())) {
			settle();
			return;
		}
		if (!callOff) due = now() + LONGEST_WAIT;
		callOff?.();
		callOff = after(Math.max(0, Math.min(PAUSE, due - now())), settle);
	});

	return {
		getState: (): EditorState => settled,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		settle,
	};
}

function isTyping(before: EditorState, now: EditorState): boolean {
	const sameText = before.selection.side === now.selection.side && before.selection.element === now.selection.element;
	return before.mode === "text" && now.mode === "text" && sameText && before.variantId === now.variantId;
}
