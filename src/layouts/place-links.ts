/** Countries and languages lead to the very page that is open, where it is to be had there; without script to its home. */
export function leadToThisPage(): void {
	document.addEventListener("toggle", pointLinks, true);
}

function pointLinks({ target }: Event): void {
	if (!(target instanceof HTMLDetailsElement) || !("places" in target.dataset)) return;
	for (const link of target.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
		const same = document.head.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${link.hreflang}"]`);
		link.dataset.home ??= link.href;
		link.href = same ? onThisHost(same.href, link.dataset.home) : link.dataset.home;
	}
}

/** Addresses for search engines have the shop's own host; a visitor stays on the one that the link has. */
function onThisHost(address: string, home: string): string {
	const { pathname } = new URL(address);
	return new URL(pathname, home).href;
}
