import type { SavedProject } from "../kernels/autosave.ts";

let opened: BroadcastChannel | null = null;

export function tellSaved(project: SavedProject): void {
	channel().postMessage(project);
}

/** What other tabs of this browser have saved. */
export function hearSaved(listener: (project: SavedProject) => void): () => void {
	const hear = ({ data }: MessageEvent<SavedProject>) => listener(data);
	channel().addEventListener("message", hear);
	return () => channel().removeEventListener("message", hear);
}

/** One for both: what it sends it does not hear itself. */
function channel(): BroadcastChannel {
	opened ??= new BroadcastChannel("keepsake-saved");
	return opened;
}
