import type { DesignDocument } from "#design/document.ts";
import type { Command } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";

/** Colour and size are chosen by steps of their own: undo takes back one after the other. */
export function chooseVariant(store: EditorStore, variantId: number): void {
	const { variantId: before } = store.getState();
	if (variantId !== before) store.run({ type: "variant", before, after: variantId });
}

/**
 * Puts a whole design in place of the one that is there, with its colour and size, in one step. What comes later for the one
 * before is not for it where it is other work.
 */
export function replaceDesign(
	store: EditorStore,
	document: DesignDocument,
	variantId: number,
	{ isOtherWork = true } = {},
): void {
	const now = store.getState();
	const commands: readonly Command[] = [
		{ type: "replace", before: now.document, after: document },
		{ type: "variant", before: now.variantId, after: variantId },
	];
	store.run({ type: "many", commands }, { isOtherWork });
}
