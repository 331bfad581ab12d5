import { GIVEN_UP } from "#core/given-up.ts";

/** What this device remembers of the line is not to come back when it is opened. */
export function noteGivenUp(lineId: string): void {
	try {
		localStorage.setItem(GIVEN_UP + lineId, String(Date.now()));
	} catch {
		// Forbidden: then nothing is remembered either.
	}
}
