/** Whether a `fetch` failed as no whole answer came: what Chromium, Firefox and Safari say then, by themselves or as a cause. */
export function isUnreachable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const isTheirs = error instanceof TypeError && /failed to fetch|network ?error|load failed/i.test(error.message);
	return isTheirs || isUnreachable(error.cause);
}
