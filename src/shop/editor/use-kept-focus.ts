import { type RefObject, useCallback, useEffect, useRef } from "react";
import { besideUpload, listedUpload } from "./dom/beside-upload.ts";
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
	const listed = useRef<ReturnType<typeof listedUpload>>(null);

	useEffect(() => {
		const element = bench.current;
		if (!element) return;
		const remember = ({ target }: FocusEvent) => {
			last.current = target instanceof HTMLElement ? target : null;
			listed.current = listedUpload(last.current);
			asked.current = askedIn(element).findIndex((answer) => answer.contains(last.current));
		};
		element.addEventListener("focusin", remember);
		return () => element.removeEventListener("focusin", remember);
	}, []);

	const keep = useCallback(() => {
		const gone = last.current;
		if (!gone || gone.getClientRects().length > 0) return;
		if (document.activeElement !== document.body && document.activeElement !== gone) return;
		const layer = () => bench.current?.querySelector<HTMLElement>('[data-layer][tabindex="0"]');
		const upload = listed.current && besideUpload(listed.current);
		const neighbour = upload ?? (gone.dataset.layer ? layer() : askedAt(bench.current, asked.current));
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
