import { useEffect, useRef } from "react";

/** The browser asks before the page goes away, in words of its own, while something would be lost by it. */
export function useLeaveQuestion(wouldLose: () => boolean): void {
	const latest = useRef(wouldLose);
	latest.current = wouldLose;
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, []);
}
