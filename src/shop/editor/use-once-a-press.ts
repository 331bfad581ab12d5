import { useEffect } from "react";
import { TYPED } from "./dom/is-filling-in.ts";

const ONCE = ["Delete", "Backspace", "Enter", "l"];
const ONCE_WITH_CONTROL = ["x", "v", "d", "g"];

/** What takes away or adds is meant once, however long its key is held: after each press another element is selected. */
export function useOnceAPress(): void {
	useEffect(() => {
		const ends = new AbortController();
		function onKeyDown(event: KeyboardEvent): void {
			if (!event.repeat || (event.target instanceof Element && event.target.closest(TYPED))) return;
			const { key, ctrlKey, metaKey } = event;
			if (!(ctrlKey || metaKey ? ONCE_WITH_CONTROL.includes(key.toLowerCase()) : ONCE.includes(key))) return;
			event.preventDefault();
			event.stopPropagation();
		}
		window.addEventListener("keydown", onKeyDown, { capture: true, signal: ends.signal });
		return () => ends.abort();
	}, []);
}
