import { useLayoutEffect, useState } from "react";

/** Where the page's header ends in the window, in screen pixels: 0 once it has scrolled out of it. */
export function useBelowHeader(isNeeded: boolean): number {
	const [bottom, setBottom] = useState(0);
	useLayoutEffect(() => {
		if (!isNeeded) return;
		const look = () =>
			setBottom(Math.max(0, document.querySelector("header:not(main *)")?.getBoundingClientRect().bottom ?? 0));
		look();
		const ends = new AbortController();
		const { signal } = ends;
		window.addEventListener("scroll", look, { signal, passive: true });
		window.addEventListener("resize", look, { signal });
		return () => ends.abort();
	}, [isNeeded]);
	return bottom;
}
