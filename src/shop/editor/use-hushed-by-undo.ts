import { useEffect } from "react";
import type { EditorStore } from "./kernels/editor-store.ts";
import { whenUndone } from "./kernels/when-undone.ts";

/** What was told of a step is no longer true once the step is taken back. */
export function useHushedByUndo(store: EditorStore, hush: () => void): void {
	useEffect(() => whenUndone(store, hush), [store, hush]);
}
