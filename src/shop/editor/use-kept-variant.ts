import { useEffect } from "react";
import type { EditorProps } from "./editor-props.ts";
import type { EditorStore } from "./kernels/editor-store.ts";

/** The last choice for a cart line whose own variant is served until it is updated: Back and Forward lead to it again. */
export function keptVariant({ editsLine, variants, variantId }: EditorProps): number {
	const kept: unknown = window.history.state?.variant;
	return (editsLine && variants.find(({ id }) => id === kept)?.id) || variantId;
}

/** In the history's entry, and in those that the editor lays over it; another way to the same line begins with its own. */
export function useKeptVariant(store: EditorStore, { editsLine, variantId: served }: EditorProps): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the editor was opened with, once
	useEffect(() => {
		if (!editsLine) return;
		const ends = new AbortController();
		const key: unknown = window.history.state?.key;
		function keep(): void {
			const { state } = window.history;
			const { variantId } = store.getState();
			if (state?.key !== key || variantId === (state?.variant ?? served)) return;
			window.history.replaceState({ ...state, variant: variantId }, "");
		}
		const stop = store.subscribe(keep);
		window.addEventListener("popstate", keep, { signal: ends.signal });
		return () => {
			stop();
			ends.abort();
		};
	}, []);
}
