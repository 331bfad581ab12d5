import { contrast } from "#design/contrast.ts";

/** WCAG 2.2 asks 3 of large letters on a screen; on products soft tones are wanted, and only mistakes are meant here. */
export const HARD_TO_READ = 1.6;
export const HARDLY_SEEN = 1.4;

type Colored = { readonly color: string };

/** Of tones so near to each other that one can hardly be read on the other. */
export function areAlike(one: Colored, other: Colored): boolean {
	return contrast(one.color, other.color) < HARD_TO_READ;
}
