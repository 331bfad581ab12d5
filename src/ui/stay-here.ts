export const STAY_HERE = "keepsake-stay-here";

/** Something is told that must be read first: a link that waits for its answer is not followed. */
export function stayHere(): void {
	window.dispatchEvent(new Event(STAY_HERE));
}
