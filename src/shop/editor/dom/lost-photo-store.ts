import { LOST_PHOTOS } from "#layouts/forget-after-sign-out.ts";
import type { LostPhoto } from "../kernels/lost-photos.ts";

/** `page`: that kept them last. */
export type KeptPhotos = { readonly page: string; readonly photos: readonly LostPhoto[] };
type Entry = KeptPhotos & { readonly at: number };

const KEPT_FOR_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** Of a saved design for whichever tab opens it next, of one that is not saved yet for this tab alone. */
export function readLostPhotos(design: string): KeptPhotos | null {
	try {
		const entry = entryOf(design);
		return entry && Date.now() - entry.at < KEPT_FOR_MILLISECONDS ? entry : null;
	} catch {
		return null;
	}
}

export function keepLostPhotos(design: string, kept: KeptPhotos): void {
	try {
		const entry: Entry = { ...kept, at: Date.now() };
		storeOf(design).setItem(keyOf(design), JSON.stringify(entry));
	} catch {
		// Full or forbidden: none is named.
	}
}

/** Unless another page has kept some of its own since. */
export function forgetLostPhotos(design: string, page: string): void {
	try {
		if (entryOf(design)?.page === page) storeOf(design).removeItem(keyOf(design));
	} catch {
		// Forbidden: nothing is kept.
	}
}

function entryOf(design: string): Entry | null {
	return JSON.parse(storeOf(design).getItem(keyOf(design)) ?? "null");
}

function storeOf(design: string): Storage {
	return design.startsWith("new:") ? sessionStorage : localStorage;
}

function keyOf(design: string): string {
	return `${LOST_PHOTOS}:${design}`;
}
