/** Bad gateway, unavailable, no answer in time, and a network that wants a sign-in of its own first. */
const IN_PLACE_OF_THE_SHOP: ReadonlySet<unknown> = new Set([502, 503, 504, 511]);

/** Whether a request to the shop has no answer of its own: none came, or another one's, as while the shop starts anew. */
export function isUnanswered(error: unknown): boolean {
	if (typeof error === "object" && error !== null && "status" in error) return IN_PLACE_OF_THE_SHOP.has(error.status);
	return isUnreached(error) || (error instanceof Error && error.message.startsWith("Unable to decode"));
}

/** What Chromium, Firefox and Safari say where no whole answer came, by themselves or as a cause. */
function isUnreached(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const isTheirs = error instanceof TypeError && /failed to fetch|network ?error|load failed/i.test(error.message);
	return isTheirs || isUnreached(error.cause);
}
