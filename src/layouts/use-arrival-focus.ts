import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { CONTENT_ID } from "./skip-link.tsx";

/** Where a link leads to another page without a new document, its title takes the focus: else nothing tells that it is there. */
export function useArrivalFocus(): void {
	const { pathname, hash } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const content = document.getElementById(CONTENT_ID);
		const title = content?.querySelector("h1") ?? content;
		const focused = document.activeElement;
		const isTaken = content?.contains(focused) && !focused?.matches("a[data-link]");
		if (!title || hash || isTaken) return;
		title.tabIndex = -1;
		title.focus({ preventScroll: true });
	}, [pathname, hash]);
}
