import type { EditorStore } from "./editor-store.ts";
import { sameData } from "./same-data.ts";

/** Ends what is open, words or crop, and keeps what was made of it; true: it was a new text, and is taken back. */
export function leaveEditing(store: EditorStore): boolean {
	const isTakenBack = takeBackNewText(store);
	if (!isTakenBack && store.getState().mode !== "select") store.enter("select");
	return isTakenBack;
}

/** A text that was added, and left before anything was made of it. */
export function takeBackNewText(store: EditorStore): boolean {
	const { mode, begun, selection, document } = store.getState();
	const last = store.lastStep();
	if (mode !== "text" || begun === null || last?.type !== "insert" || last.element.id !== begun) return false;
	const side = document.sides.find(({ code }) => code === selection.side);
	const isAsItCame = side?.elements.some((element) => sameData(element, last.element)) ?? false;
	if (isAsItCame) store.callOff();
	return isAsItCame;
}
