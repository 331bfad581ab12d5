const SIGNED_IN = "keepsake-signed-in";
const LAST_SIGN_OUT = "keepsake-last-sign-out";
/** Under keys that begin so the editor keeps names of photos that did not arrive. */
export const LOST_PHOTOS = "keepsake-editor-lost-photos";
const NOTICED = "keepsake-sign-out";
let isAsLoaded = true;

/** What a tab kept for itself goes once a page shows that nobody is signed in any more, however that came and in whichever tab. */
export function forgetAfterSignOut(): void {
	try {
		noticeSignOut();
		const last = lastSignOut();
		if (last === sessionStorage.getItem(LAST_SIGN_OUT)) return;
		sessionStorage.clear();
		if (last) sessionStorage.setItem(LAST_SIGN_OUT, last);
	} catch {
		// Forbidden: nothing is kept either.
	}
}

/** A mark of this browser's last one, as far as its pages have noticed. */
export function lastSignOut(): string | null {
	try {
		return localStorage.getItem(LAST_SIGN_OUT);
	} catch {
		return null;
	}
}

/** Whether somebody signed out after the given sign-out, here or in another tab. A store that was cleared tells of none. */
export function hasSignedOutSince(before: string | null): boolean {
	const last = lastSignOut();
	return last !== null && last !== before;
}

/** Whether somebody is signed in, as far as this browser's pages have noticed: until then no page has told of a sign-out. */
export function isSignedInHere(): boolean {
	try {
		return localStorage.getItem(SIGNED_IN) !== null;
	} catch {
		return false;
	}
}

/** Tells, once, that somebody signed out after the given sign-out, here or in another tab; the answer ends it. */
export function hearSignOut(before: string | null, listener: () => void): () => void {
	const ends = new AbortController();
	const { signal } = ends;
	function look(): void {
		if (!hasSignedOutSince(before)) return;
		ends.abort();
		listener();
	}
	for (const event of ["storage", "pageshow", NOTICED]) window.addEventListener(event, look, { signal });
	document.addEventListener("visibilitychange", look, { signal });
	look();
	return () => ends.abort();
}

/** A document reached by Back may be one of before a sign-in; what it is told after that is true. */
function noticeSignOut(): void {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const isOfBefore = isAsLoaded && entry?.type === "back_forward";
	isAsLoaded = false;
	if (document.documentElement.hasAttribute("data-signed-in")) localStorage.setItem(SIGNED_IN, "");
	else if (localStorage.getItem(SIGNED_IN) !== null && !isOfBefore) {
		localStorage.removeItem(SIGNED_IN);
		localStorage.setItem(LAST_SIGN_OUT, crypto.randomUUID());
		for (const key of Object.keys(localStorage)) if (key.startsWith(LOST_PHOTOS)) localStorage.removeItem(key);
		window.dispatchEvent(new Event(NOTICED));
	}
}
