import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { StageHandle } from "./stage.tsx";

type KeptFocus = { readonly bench: RefObject<HTMLDivElement | null>; readonly keep: () => void };

/**
 * When what had the focus goes away or is hidden, its neighbour in the layer list, among the uploads or in the form gets
 * it, else the stage. `keep` is called by parts that change on their own.
 */
export function useKeptFocus(stage: RefObject<StageHandle | null>): KeptFocus {
	const bench = useRef<HTMLDivElement>(null);
	const last = useRef<HTMLElement | null>(null);
	const asked = useRef(-1);

	useEffect(() => {
		const element = bench.current;
		if (!element) return;
		const remember = ({ target }: FocusEvent) => {
			last.current = target instanceof HTMLElement ? target : null;
			asked.current = askedIn(element).findIndex((answer) => answer.contains(last.current));
		};
		element.addEventListener("focusin", remember);
		return () => element.removeEventListener("focusin", remember);
	}, []);

	const keep = useCallback(() => {
		const gone = last.current;
		if (!gone || gone.getClientRects().length > 0) return;
		if (document.activeElement !== document.body && document.activeElement !== gone) return;
		const kin = gone.dataset.layer ? '[data-layer][tabindex="0"]' : gone.dataset.upload ? "[data-upload]" : null;
		const neighbour = kin ? bench.current?.querySelector<HTMLElement>(kin) : askedAt(bench.current, asked.current);
		if (neighbour) neighbour.focus({ preventScroll: true });
		else stage.current?.focus();
	}, [stage]);

	useEffect(keep);

	return { bench, keep };
}

/** What takes the place of an answer that is gone, or else the last one. */
function askedAt(bench: HTMLElement | null, place: number): HTMLElement | undefined {
	if (!bench || place < 0) return undefined;
	const answers = askedIn(bench);
	return answers[Math.min(place, answers.length - 1)];
}

function askedIn(bench: HTMLElement): readonly HTMLElement[] {
	return [...bench.querySelectorAll<HTMLElement>("[data-asked]")];
}
