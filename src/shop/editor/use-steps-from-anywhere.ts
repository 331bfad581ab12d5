import { type RefObject, useEffect, useRef } from "react";
import { type Shortcut, shortcutFor } from "./kernels/shortcuts.ts";

/** A click on empty ground takes the focus to what lies around the editor: undo and redo are heard there too. */
export function useStepsFromAnywhere(
	editor: RefObject<HTMLElement | null>,
	perform: (shortcut: Shortcut) => void,
): void {
	const latest = useRef(perform);
	latest.current = perform;
	useEffect(() => {
		const ends = new AbortController();
		function onKeyDown(event: KeyboardEvent): void {
			const isAround = event.target instanceof Node && event.target.contains(editor.current);
			if (!isAround || event.defaultPrevented || document.querySelector(":modal")) return;
			const { key, shiftKey: shift, altKey: alt, ctrlKey, metaKey } = event;
			const shortcut = shortcutFor({ key, shift, alt, control: ctrlKey || metaKey });
			if (shortcut?.type !== "undo" && shortcut?.type !== "redo") return;
			event.preventDefault();
			latest.current(shortcut);
		}
		document.addEventListener("keydown", onKeyDown, { signal: ends.signal });
		return () => ends.abort();
	}, [editor]);
}
