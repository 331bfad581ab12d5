import { LOST_PHOTOS } from "#layouts/forget-after-sign-out.ts";
import type { LostPhoto } from "../kernels/lost-photos.ts";

/** `page`: that kept them. Several tabs of one design have each their own. */
export type KeptPhotos = { readonly page: string; readonly photos: readonly LostPhoto[] };
type Entry = KeptPhotos & { readonly at: number };

const KEPT_FOR_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** Of a saved design for whichever tab opens it next, of one that is not saved yet for this tab alone. What is too old of any goes. */
export function readLostPhotos(design: string): readonly KeptPhotos[] {
	try {
		const store = storeOf(design);
		const keys = Object.keys(store).filter((key) => key.startsWith(LOST_PHOTOS));
		return keys.flatMap((key) => {
			const entry = entryIn(store.getItem(key));
			const isFresh = entry !== null && Date.now() - entry.at < KEPT_FOR_MILLISECONDS;
			if (!isFresh) store.removeItem(key);
			return isFresh && key === keyOf(design, entry.page) ? [entry] : [];
		});
	} catch {
		return [];
	}
}

/** null: unreadable. */
function entryIn(text: string | null): Entry | null {
	try {
		const entry = JSON.parse(text ?? "null");
		return Array.isArray(entry?.photos) ? entry : null;
	} catch {
		return null;
	}
}

export function keepLostPhotos(design: string, { page, photos }: KeptPhotos): void {
	try {
		const entry: Entry = { page, photos, at: Date.now() };
		storeOf(design).setItem(keyOf(design, page), JSON.stringify(entry));
	} catch {
		// Full or forbidden: none is named.
	}
}

export function forgetLostPhotos(design: string, page: string): void {
	try {
		storeOf(design).removeItem(keyOf(design, page));
	} catch {
		// Forbidden: nothing is kept.
	}
}

function storeOf(design: string): Storage {
	return design.startsWith("new:") ? sessionStorage : localStorage;
}

function keyOf(design: string, page: string): string {
	return `${LOST_PHOTOS}:${design}:${page}`;
}
