import { useEditorTools } from "./editor-tools.ts";
import type { HandOverProps } from "./hand-over.tsx";
import { madeByNow } from "./made-by-now.ts";
import type { useAutosave } from "./use-autosave.ts";

/** How another device, or an earlier version, takes over from what is on the stage. */
export function useHandOver(saving: ReturnType<typeof useAutosave>): HandOverProps {
	const tools = useEditorTools();
	return {
		projectId: saving.project()?.id ?? null,
		made: () => madeByNow(tools),
		settle: saving.settle,
		isContested: () => saving.theirs() !== null,
		current: saving.status === "saved" ? (saving.project()?.version ?? null) : null,
	};
}
