import type { DesignElement } from "#design/document.ts";
import { LOCK_PARTS, type LockPart } from "#design/locks.ts";
import { setCommand } from "./commands.ts";
import { currentSide } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { pathTo } from "./element-tree.ts";
import { run } from "./several-editing.ts";

/** Keeps a part of each as it is, or lets it be changed; in a bound document the store refuses to open one. */
export function setLock(store: EditorStore, elements: readonly DesignElement[], part: LockPart, on: boolean): void {
	const { code } = currentSide(store);
	const changing = elements.filter(({ locks }) => (locks?.includes(part) ?? false) !== on);
	run(
		store,
		changing.map((element) => {
			const locks = LOCK_PARTS.filter((each) => (each === part ? on : element.locks?.includes(each)));
			return setCommand(code, element, { locks: locks.length > 0 ? locks : undefined });
		}),
	);
}

/** The customer's own lock, wherever it is on the way down to the element. */
export function openLock(store: EditorStore, element: DesignElement): void {
	const commands = store.getState().document.sides.flatMap(({ code, elements }) =>
		pathTo(elements, element.id)
			.filter(({ locked }) => locked)
			.map((each) => setCommand(code, each, { locked: false })),
	);
	run(store, commands);
}
