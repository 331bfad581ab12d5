import type { DesignDocument } from "#design/document.ts";
import type { EditorStore } from "./editor-store.ts";

/**
 * Colour and size are no part of the design, but whole designs come with theirs. Whoever undoes such a step gets back
 * those that were chosen before it, and redo brings the others again.
 */
export function createVariantOfStep(store: EditorStore, chosen: () => number, choose: (variantId: number) => void) {
	const known = new WeakMap<DesignDocument, number>();
	let last = store.getState().document;
	return {
		/** Puts a whole design in place of the one that is there. */
		replace(after: DesignDocument, variantId: number): void {
			const before = store.getState().document;
			known.set(before, chosen());
			known.set(after, variantId);
			store.run({ type: "replace", before, after });
			choose(variantId);
		},
		start: (): (() => void) =>
			store.subscribe(() => {
				const { document } = store.getState();
				if (document === last) return;
				last = document;
				const variantId = known.get(document);
				if (variantId !== undefined && variantId !== chosen()) choose(variantId);
			}),
	};
}
