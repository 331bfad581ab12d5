import { useLayoutEffect, useState } from "react";

/** Where the page's header ends in the window, in screen pixels: 0 once it has scrolled out of it. */
export function useBelowHeader(isNeeded: boolean): number {
	const [bottom, setBottom] = useState(0);
	useLayoutEffect(() => {
		if (!isNeeded) return;
		const look = () =>
			setBottom(Math.max(0, document.querySelector("header:not(main *)")?.getBoundingClientRect().bottom ?? 0));
		look();
		// Its words grow, and what stands above it goes, without a word of the window's.
		const sizes = new ResizeObserver(look);
		sizes.observe(document.body);
		window.addEventListener("scroll", look, { passive: true });
		return () => {
			sizes.disconnect();
			window.removeEventListener("scroll", look);
		};
	}, [isNeeded]);
	return bottom;
}
