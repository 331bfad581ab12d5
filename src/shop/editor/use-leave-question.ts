import { useEffect, useRef } from "react";
import { END_OF_VISIT } from "#core/kiosk.ts";

/** The browser asks before the page goes away, in words of its own, while something would be lost by it. */
export function useLeaveQuestion(wouldLose: () => boolean): void {
	const latest = useRef(wouldLose);
	latest.current = wouldLose;
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault();
		const never = () => window.removeEventListener("beforeunload", ask);
		window.addEventListener("beforeunload", ask);
		window.addEventListener(END_OF_VISIT, never);
		return () => {
			never();
			window.removeEventListener(END_OF_VISIT, never);
		};
	}, []);
}
