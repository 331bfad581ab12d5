import type { PhotoElement } from "#design/document.ts";
import { changeBetween, setCommand } from "../kernels/commands.ts";
import { currentSide } from "../kernels/editing.ts";
import type { EditorStore } from "../kernels/editor-store.ts";
import { fillingSide } from "../kernels/new-elements.ts";
import { may } from "../kernels/rights.ts";

export function mayBeBackground(store: EditorStore, photo: PhotoElement): boolean {
	const { document } = store.getState();
	return currentSide(store).elements.includes(photo) && may(document, photo, "place", "size", "style", "content");
}

/** The photo fills the side below all else and stays where it is; one step back undoes all of it. */
export function makeBackground(store: EditorStore, photo: PhotoElement): boolean {
	const side = currentSide(store);
	const from = side.elements.findIndex(({ id }) => id === photo.id);
	if (from < 0 || !mayBeBackground(store, photo)) return false;
	const plain = { ...photo, cornerRadius: 0, mask: undefined, border: undefined, shadow: undefined };
	const change = changeBetween(photo, { ...fillingSide(plain, side), locked: true });
	const to = side.elements.findLastIndex(({ kind }) => kind === "background") + 1;
	return store.run({
		type: "many",
		commands: [...(change ? [setCommand(side.code, photo, change)] : []), { type: "order", side: side.code, from, to }],
	});
}
