import type { DesignElement } from "#design/document.ts";
import type { LockPart } from "#design/locks.ts";
import { useEditorState } from "../editor-tools.ts";
import { may } from "../kernels/rights.ts";

/** What may be done to an element now: controls for the rest are not shown. */
export function useRights(element: DesignElement): (...parts: readonly LockPart[]) => boolean {
	const { document } = useEditorState();
	return (...parts) => may(document, element, ...parts);
}
