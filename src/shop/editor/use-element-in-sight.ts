import { type RefObject, useEffect, useRef } from "react";
import { useEditorState } from "./editor-tools.ts";
import { elementOf } from "./kernels/commands.ts";

/** CSS pixels. */
const LEAST_IN_SIGHT = 80;

/**
 * What is newly chosen outside of the panel has its controls in sight, though the panel was scrolled beyond them: from
 * the heading on, unless it is of the kind that was chosen before and is gone on with at the same control.
 */
export function useElementInSight(panel: RefObject<HTMLElement | null>): void {
	const { document: design, selection } = useEditorState();
	const { element } = selection;
	const kind = elementOf(design, selection.side, element)?.kind ?? null;
	const before = useRef(kind);
	useEffect(() => {
		const hasOtherControls = before.current !== kind;
		before.current = kind;
		const column = panel.current;
		const section = element && column?.querySelector('[data-section="element"]');
		if (!column || !section || column.contains(document.activeElement)) return;
		const { top, bottom } = section.getBoundingClientRect();
		const edge = column.getBoundingClientRect().top;
		if (bottom < edge + LEAST_IN_SIGHT || (hasOtherControls && top < edge)) column.scrollTop = 0;
	}, [panel, element, kind]);
}
