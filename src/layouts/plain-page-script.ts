import { loadAnalyticsTag } from "./analytics-tag.ts";
import { watchKiosk } from "./kiosk-watch.ts";
import { leadToThisPage } from "./place-links.ts";
import { tellSignIn } from "./tell-sign-in.ts";
import { tellVisit } from "./visit-events.ts";

/** What the browser kept of a plain page may be older than the cart. */
window.addEventListener("pageshow", ({ persisted }) => {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (persisted || entry?.type === "back_forward") void showAgain();
});

async function showAgain(): Promise<void> {
	for (const opened of document.querySelectorAll("details[open]")) opened.removeAttribute("open");
	const answer = await fetch(location.href, { cache: "no-store" });
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	for (const part of ["[data-cart]", "[data-account]"]) {
		const now = page.querySelector(part);
		if (now) document.querySelector(part)?.replaceWith(now);
	}
}

leadToThisPage();
watchKiosk();
tellSignIn();
tellVisit();
loadAnalyticsTag();
