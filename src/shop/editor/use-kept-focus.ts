import { type RefObject, useEffect, useRef } from "react";
import type { StageHandle } from "./stage.tsx";

/** When what had the focus goes away or is hidden, its neighbour in the layer list gets it, else the stage. */
export function useKeptFocus(stage: RefObject<StageHandle | null>): RefObject<HTMLDivElement | null> {
	const bench = useRef<HTMLDivElement>(null);
	const last = useRef<HTMLElement | null>(null);

	useEffect(() => {
		const element = bench.current;
		if (!element) return;
		const remember = ({ target }: FocusEvent) => {
			last.current = target instanceof HTMLElement ? target : null;
		};
		element.addEventListener("focusin", remember);
		return () => element.removeEventListener("focusin", remember);
	}, []);

	useEffect(() => {
		const gone = last.current;
		if (!gone || gone.getClientRects().length > 0) return;
		if (document.activeElement !== document.body && document.activeElement !== gone) return;
		const layer = gone.dataset.layer ? bench.current?.querySelector<HTMLElement>('[data-layer][tabindex="0"]') : null;
		if (layer) layer.focus({ preventScroll: true });
		else stage.current?.focus();
	});

	return bench;
}
