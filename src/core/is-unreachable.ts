/** Whether a `fetch` failed because no answer came at all: what Chromium, Firefox and Safari say then. */
export function isUnreachable(error: unknown): boolean {
	return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);
}
