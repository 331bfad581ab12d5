import { useEffect, useRef } from "react";
import { answerNextStep } from "#ui/own-history-entries.ts";
import { isSmallScreen } from "./dom/small-screen.ts";

const MARK = "sheet";

/**
 * On a small screen the browser's Back closes what lies over the page before it leaves the editor. The router hears
 * nothing of it: the entry is the editor's own. `close` also brings the address up to date, which is the one of before.
 */
export function useBackCloses(open: boolean, close: () => void): void {
	const latest = useRef(close);
	latest.current = close;

	useEffect(() => {
		if (!open || !isSmallScreen()) return;
		const { history } = window;
		history.pushState({ ...history.state, [MARK]: true }, "");
		const callOff = answerNextStep(() => latest.current());
		return () => {
			callOff();
			if (!history.state?.[MARK]) return;
			const { href } = window.location;
			answerNextStep(() => history.replaceState(history.state, "", href));
			history.back();
		};
	}, [open]);
}
