import { useEffect } from "react";
import { after } from "./dom/after.ts";
import type { SaveStatus } from "./kernels/save-status.ts";
import { fetchParts } from "./lazy-part.tsx";

const WAIT = 15_000;

/** Who works on a design for a while has the whole editor, should the network go away; not who spares their data. */
export function useFetchedParts(status: SaveStatus): void {
	const isWorkedOn = status !== "untouched";
	useEffect(() => {
		const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
		if (!isWorkedOn || connection?.saveData) return;
		const ends = new AbortController();
		const callOff = after(WAIT, () => void fetchParts(ends.signal));
		return () => {
			callOff();
			ends.abort();
		};
	}, [isWorkedOn]);
}
