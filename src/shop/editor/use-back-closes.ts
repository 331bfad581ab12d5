import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { answerStepsWithin } from "#ui/own-history-entries.ts";
import { isSmallScreen } from "./dom/small-screen.ts";

const MARK = "sheet";

type Actions = { close(): void; bringAddressUpToDate(): void };

/**
 * On a small screen the browser's Back closes what lies over the page before it leaves the editor. The router hears
 * nothing of it: the entry is the editor's own, laid over one whose address may be of before.
 */
export function useBackCloses(open: boolean, actions: Actions): void {
	const { key } = useLocation();
	const latest = useRef({ open, ...actions });
	latest.current = { open, ...actions };
	const isSteppingBack = useRef(false);

	/** An entry for an open sheet, and none without one, as after a reload or a step forward. */
	const settle = useCallback(() => {
		const { history } = window;
		const { open } = latest.current;
		if (isSteppingBack.current) return;
		if (!history.state?.[MARK]) {
			if (open && isSmallScreen()) history.pushState({ ...history.state, [MARK]: true }, "");
		} else if (!open) {
			isSteppingBack.current = true;
			history.back();
		}
	}, []);

	useEffect(
		() =>
			answerStepsWithin(key, () => {
				const isAsked = !isSteppingBack.current;
				isSteppingBack.current = false;
				latest.current.bringAddressUpToDate();
				if (isAsked && !window.history.state?.[MARK]) latest.current.close();
				else settle();
			}),
		[key, settle],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever a sheet opens or closes
	useEffect(settle, [open]);
}
