import { useEffect } from "react";
import type { SettledState } from "./kernels/settled-state.ts";

/** Before the last save: listeners are called in their order. */
export function useSettledOnLeaving({ settle }: SettledState): void {
	useEffect(() => {
		const ends = new AbortController();
		window.addEventListener("pagehide", settle, { signal: ends.signal });
		document.addEventListener("visibilitychange", settle, { signal: ends.signal });
		return () => ends.abort();
	}, [settle]);
}
