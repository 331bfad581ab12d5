import type { Page } from "playwright-core";

const LONGEST = 6000;

/** What a page says of itself and what it waits for: for a failure that cannot be had a second time. */
export function watchPage(page: Page): { atFailure(): Promise<string> } {
	const unanswered = new Set<string>();
	page.on("request", (request) => unanswered.add(`${request.method()} ${request.url()}`));
	for (const end of ["requestfinished", "requestfailed"] as const)
		page.on(end as "requestfinished", (request) => unanswered.delete(`${request.method()} ${request.url()}`));
	return {
		async atFailure() {
			const tree = await page
				.locator("body")
				.ariaSnapshot({ timeout: 5000 })
				.catch((reason: unknown) => String(reason));
			return [page.url(), ...[...unanswered].map((each) => `unanswered: ${each}`), tree.slice(0, LONGEST)].join("\n");
		},
	};
}
