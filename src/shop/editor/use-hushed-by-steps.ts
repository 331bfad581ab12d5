import { useEffect } from "react";
import type { EditorStore } from "./kernels/editor-store.ts";
import { whenStepped } from "./kernels/when-stepped.ts";

/** What was told of a step is old once another is made or it is taken back. */
export function useHushedBySteps(store: EditorStore, hush: () => void): void {
	useEffect(() => whenStepped(store, hush), [store, hush]);
}
