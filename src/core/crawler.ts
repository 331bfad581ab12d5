/**
 * Crawlers are ignored by the error handler (specification, section 8). Machines that are no crawlers are not:
 * a webhook or a script that meets a fault must leave a line.
 */
export function isCrawler(userAgent: string | null | undefined): boolean {
	return /bot\b|bot\/|crawl|spider|slurp/i.test(userAgent ?? "");
}
