import { useSyncExternalStore } from "react";
import type { SaveStatus } from "./kernels/save-status.ts";

/** Who is offline is told so, with nothing left to be saved too. */
export function useConnectedStatus(status: SaveStatus): SaveStatus {
	const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
	return isOnline || (status !== "saved" && status !== "untouched") ? status : "offline";
}

function subscribe(onChange: () => void): () => void {
	const ends = new AbortController();
	for (const name of ["online", "offline"]) window.addEventListener(name, onChange, { signal: ends.signal });
	return () => ends.abort();
}
