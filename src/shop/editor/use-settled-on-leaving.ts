import { useEffect } from "react";
import type { EditorStore } from "./kernels/editor-store.ts";
import { takeBackNewText } from "./kernels/leave-editing.ts";
import type { SettledState } from "./kernels/settled-state.ts";

/** Before the last save: listeners are called in their order. */
export function useSettledOnLeaving(store: EditorStore, { settle }: SettledState): void {
	useEffect(() => {
		const ends = new AbortController();
		const { signal } = ends;
		window.addEventListener("pagehide", () => takeBackNewText(store), { signal });
		window.addEventListener("pagehide", settle, { signal });
		document.addEventListener("visibilitychange", settle, { signal });
		return () => ends.abort();
	}, [store, settle]);
}
