/** Milliseconds; who waits for longer is told. */
export const UNNOTICED = 400;

/** Runs the action later; the answer calls it off. */
export function after(milliseconds: number, action: () => void): () => void {
	const timer = setTimeout(action, milliseconds);
	return () => clearTimeout(timer);
}
