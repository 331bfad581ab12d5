import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { CONTENT_ID } from "./skip-link.tsx";

/**
 * Where a link or a form leads to another page or step without a new document, its title takes the focus: else nothing tells
 * that it is there.
 */
export function useArrivalFocus(): void {
	const { pathname, search, hash } = useLocation();
	const place = `${pathname}?${new URLSearchParams(search).get("step") ?? ""}`;
	const shown = useRef(place);
	useEffect(() => {
		if (shown.current === place) return;
		shown.current = place;
		const content = document.getElementById(CONTENT_ID);
		const title = content?.querySelector("h1") ?? content;
		const focused = document.activeElement;
		const isWorkedIn = focused !== content && focused !== title && !focused?.matches("a[data-link]");
		if (!title || hash || (isWorkedIn && content?.contains(focused))) return;
		title.tabIndex = -1;
		// Of a page of the same kind it is the same element, with other words.
		title.blur();
		title.focus({ preventScroll: true });
	}, [place, hash]);
}
