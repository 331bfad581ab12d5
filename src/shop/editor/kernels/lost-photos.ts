import type { Begun } from "./editor-store.ts";

/** A photo that had not arrived when its page was closed, and where it was to go. */
export type LostPhoto = {
	readonly name: string;
	readonly frame: string | null;
	/** As it was when it was chosen, but for what was selected. */
	readonly begun: Begun | null;
};
type Chosen = { readonly name: string; readonly frame: string | null; readonly again?: LostPhoto | undefined };

/**
 * For each file the one of its name; what has another name takes the place of the first that is left and had one, but where
 * more are chosen than were lost: a whole folder has those too that came.
 */
export function sharedOutAgain(
	files: readonly { readonly name: string }[],
	lost: readonly LostPhoto[],
): readonly (LostPhoto | undefined)[] {
	let left = lost;
	const take = (own: LostPhoto | undefined) => {
		left = left.filter((each) => each !== own);
		return own;
	};
	const named = files.map(({ name }) => take(left.find((each) => each.name === name)));
	if (files.length > lost.length) return named;
	return named.map((own) => own ?? take(left.find(({ begun, frame }) => begun || frame)));
}

/** One that is chosen in any way, by its name or for the same frame, is lost no more. */
export function withoutChosen(lost: readonly LostPhoto[], { name, frame, again }: Chosen): readonly LostPhoto[] {
	const isInFrame = (each: LostPhoto) => frame !== null && (each.frame ?? each.begun?.slot) === frame;
	const own = again ?? lost.find(isInFrame) ?? lost.find((each) => each.name === name);
	return lost.filter((each) => each !== own);
}

/** Who selected what is of no use to another page, nor is the id: it may have been given by then. */
export function packLost({ name, frame, begun }: LostPhoto): LostPhoto {
	return { name, frame, begun: begun && { ...begun, element: null, several: [], photo: undefined } };
}
