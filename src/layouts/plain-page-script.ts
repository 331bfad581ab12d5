import { loadAnalyticsTag } from "./analytics-tag.ts";
import { watchKiosk } from "./kiosk-watch.ts";
import { leadToThisPage } from "./place-links.ts";
import { tellSignIn } from "./tell-sign-in.ts";
import { tellVisit } from "./visit-events.ts";

const UNFINISHED = "[data-unfinished]";

/** What the browser kept of a plain page may be older than the cart and the visitor's designs. */
window.addEventListener("pageshow", ({ persisted }) => {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (persisted || entry?.type === "back_forward") void showAgain();
});

async function showAgain(): Promise<void> {
	for (const opened of document.querySelectorAll("details[open]")) opened.removeAttribute("open");
	const answer = await fetch(location.href, { cache: "no-store" });
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	for (const part of ["[data-cart]", "[data-account]", UNFINISHED]) {
		const now = page.querySelector<HTMLElement>(part);
		const before = document.querySelector<HTMLElement>(part);
		if (!now || !before) continue;
		if (part === UNFINISHED) keepPlace(before, now);
		before.replaceWith(now);
	}
}

/** What was not there lies over the page, and what is gone leaves its room: nothing moves under the hand. */
function keepPlace(before: HTMLElement, now: HTMLElement): void {
	const height = before.hasAttribute("data-late") ? 0 : before.offsetHeight;
	const isLate = height === 0 && now.childElementCount > 0;
	now.toggleAttribute("data-late", isLate);
	document.documentElement.toggleAttribute("data-end-covered", isLate);
	if (height > 0) now.style.cssText = `display: block; min-height: ${height}px`;
}

/** Whoever opens the search writes at once. */
for (const search of document.querySelectorAll<HTMLDetailsElement>("[data-search]"))
	search.addEventListener("toggle", () => search.open && search.querySelector("input")?.focus());

leadToThisPage();
watchKiosk();
tellSignIn();
tellVisit();
loadAnalyticsTag();
