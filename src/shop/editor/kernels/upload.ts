import type { Begun } from "./editor-store.ts";
import type { LostPhoto } from "./lost-photos.ts";
import { isWorthAnotherTry, type UploadRefusal } from "./upload-refusal.ts";

export type Added = {
	/** As it was when the file was added, and where it is to be: of several, perhaps on another side. */
	readonly begun: Begun | null;
	/** The first of those that were added at once, null for the only one. */
	readonly together: string | null;
	/** Its frame was gone meanwhile. */
	readonly returned?: boolean;
	/** Chosen along with photos that were lost: perhaps it is in the design already. */
	readonly perhapsThere?: boolean;
};

export type Upload = Added & {
	readonly id: string;
	readonly file: File;
	readonly name: string;
	/** The frame that waits for it, if one does. */
	readonly frame: string | null;
	/** Where its person was when they chose it. */
	readonly side: string | null;
	readonly fraction: number;
	/** Counts all that was ever added. */
	readonly turn: number;
	readonly refusal: UploadRefusal | null;
	/** The one that was lost, and for which it was chosen. */
	readonly again?: LostPhoto | undefined;
};

/** Sent just now, or waiting: for its turn, the network, or another try. */
export function isStillComing({ refusal }: Upload): boolean {
	return refusal === null || isWorthAnotherTry(refusal);
}

/** Chosen together with those that took the last places; it is not sent until there is one. */
export function hasNoPlace({ refusal }: Upload): boolean {
	return refusal === "noPlace";
}

/** Those that have no place, which are told as one, and the others. */
export function spareApart(uploads: readonly Upload[]): readonly [spare: readonly Upload[], others: readonly Upload[]] {
	return [uploads.filter(hasNoPlace), uploads.filter((upload) => !hasNoPlace(upload))];
}

/** Gone with the page. */
export function wouldBeLost(upload: Upload): boolean {
	return isStillComing(upload) || hasNoPlace(upload);
}
