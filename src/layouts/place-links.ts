import { SOURCE_PARAMETERS } from "#core/attribution.ts";

/** Pages that are to be had at this address in every country and language. */
const EVERYWHERE =
	/^\/(?:accounts\/.+|cart|contact|cookies|help-center|newsletter|offers|order-completed|reviews|search|tags-list|tracking(?:\/.+)?|unsubscribe)$/;
/** A list has other places elsewhere, and what has just been done was done here. */
const OWN_PARAMETERS = ["after", "before", "done", "sent", ...SOURCE_PARAMETERS];

/** Countries and languages lead to the very page that is open, where it is to be had there; without script to its home. */
export function leadToThisPage(): void {
	document.addEventListener("toggle", pointLinks, true);
}

function pointLinks({ target }: Event): void {
	if (!(target instanceof HTMLDetailsElement) || !("places" in target.dataset)) return;
	const links = [...target.querySelectorAll<HTMLAnchorElement>("a[hreflang]")];
	for (const link of links) link.dataset.home ??= link.href;
	const ownHome = links.find((link) => link.hasAttribute("aria-current"))?.dataset.home ?? location.origin;
	for (const link of links) {
		const alternate = document.head.querySelector<HTMLLinkElement>(
			`link[rel=alternate][hreflang="${link.hreflang}"]`,
		)?.href;
		link.href = samePage(location.href, ownHome, link.dataset.home ?? link.href, alternate);
	}
}

/** The page that is open as another place has it, else that place's home. `alternate`: what search engines are told of it. */
export function samePage(here: string, ownHome: string, home: string, alternate: string | undefined): string {
	const { pathname, searchParams } = new URL(here);
	const prefix = prefixOf(ownHome);
	const path = prefix && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
	const found = EVERYWHERE.test(path) ? prefixOf(home) + path : alternate && new URL(alternate).pathname;
	if (!found) return home;
	for (const name of OWN_PARAMETERS) searchParams.delete(name);
	// Addresses for search engines have the shop's own host; a visitor stays on the one that the link has.
	const address = new URL(found, home);
	address.search = searchParams.toString();
	return address.href;
}

function prefixOf(home: string): string {
	return new URL(home).pathname.replace(/\/$/, "");
}
