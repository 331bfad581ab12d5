import { type RefObject, useEffect } from "react";
import { useEditorState } from "./editor-tools.ts";

/** CSS pixels. */
const LEAST_IN_SIGHT = 80;

/** What is newly chosen outside of the panel has its controls in sight, though the panel was scrolled beyond them. */
export function useElementInSight(panel: RefObject<HTMLElement | null>): void {
	const { element } = useEditorState().selection;
	useEffect(() => {
		const column = panel.current;
		const section = element && column?.querySelector('[data-section="element"]');
		if (!column || !section || column.contains(document.activeElement)) return;
		const isBeyond = section.getBoundingClientRect().bottom < column.getBoundingClientRect().top + LEAST_IN_SIGHT;
		if (isBeyond) column.scrollTop = 0;
	}, [panel, element]);
}
