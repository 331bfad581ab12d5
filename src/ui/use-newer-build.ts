import { type RefObject, useEffect, useRef } from "react";

const ASK_MILLISECONDS = 5 * 60_000;
const OWN_BUILD = import.meta.env.VITE_BUILD_ID;

/**
 * Whether the shop has been renewed since this document was loaded: asked now and then, and when the window is looked
 * at again. Nothing is reloaded because of it: who follows it loads a document at the next step of the visitor's own.
 */
export function useNewerBuild(): RefObject<boolean> {
	const newer = useRef(false);
	useEffect(() => {
		if (!OWN_BUILD) return;
		let askedAt = performance.now();
		async function ask(): Promise<void> {
			if (newer.current || document.hidden) return;
			askedAt = performance.now();
			const answer = await fetch("/builds/latest.json", { cache: "no-cache" }).catch(() => undefined);
			const latest = answer?.ok ? ((await answer.json()) as { id?: string }).id : undefined;
			newer.current = latest !== undefined && latest !== OWN_BUILD;
		}
		function askAgain(): void {
			if (performance.now() - askedAt > ASK_MILLISECONDS / 5) void ask();
		}
		const timer = setInterval(ask, ASK_MILLISECONDS);
		window.addEventListener("focus", askAgain);
		return () => {
			clearInterval(timer);
			window.removeEventListener("focus", askAgain);
		};
	}, []);
	return newer;
}
