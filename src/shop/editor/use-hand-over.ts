import type { HandOverProps } from "./hand-over.tsx";
import type { useAutosave } from "./use-autosave.ts";

/** How another device, or an earlier version, takes over from what is on the stage. */
export function useHandOver(saving: ReturnType<typeof useAutosave>): HandOverProps {
	return {
		projectId: saving.project()?.id ?? null,
		settle: saving.settle,
		isContested: () => saving.theirs() !== null,
		current: saving.status === "saved" ? (saving.project()?.version ?? null) : null,
	};
}
