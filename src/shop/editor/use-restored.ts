import { useEffect, useState } from "react";
import type { EditorStore } from "./kernels/editor-store.ts";
import type { StartingPoint } from "./kernels/starting-point.ts";

export type Restored = {
	/** This device had changes that were not sent. */
	readonly unsent: boolean;
	readonly asked: boolean;
	readonly answer: () => void;
};

/** Whether to go on with what was brought back is asked until it is answered, or until somebody goes on. */
export function useRestored(store: EditorStore, { unsent, conflict }: StartingPoint): Restored {
	const [asked, setAsked] = useState(unsent && !conflict);
	useEffect(() => {
		const first = store.depth();
		return store.subscribe(() => store.depth() !== first && setAsked(false));
	}, [store]);
	return { unsent, asked, answer: () => setAsked(false) };
}
