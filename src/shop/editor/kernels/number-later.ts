import type { DesignElement } from "#design/document.ts";
import { sideOf } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import { newPhoto } from "./new-elements.ts";
import type { PhotoGoal } from "./photo-goals.ts";

/** What is kept for several photos is counted in their order, whichever of them comes first. */
export function numberLater(store: EditorStore, goals: readonly (PhotoGoal & { readonly photo: string })[]): void {
	const { document } = store.getState();
	const come = new Map<string, readonly DesignElement[]>();
	for (const { side: code, cell, photo } of goals) {
		const side = sideOf(document, code);
		if (!side || !cell) continue;
		const before = come.get(code) ?? side.elements;
		const all = [...before, { ...newPhoto(photo, { id: photo, width: 1, height: 1 }, side), ...cell }];
		come.set(code, all);
		for (const elements of [before, all])
			for (const numbers of [store.numbers, store.alike]) numbers({ ...side, elements });
	}
}
