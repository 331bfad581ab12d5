const SIGNED_IN = "keepsake-signed-in";
const LAST_SIGN_OUT = "keepsake-last-sign-out";

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

function noticeSignOut(): void {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (document.documentElement.hasAttribute("data-signed-in")) localStorage.setItem(SIGNED_IN, "");
	else if (localStorage.getItem(SIGNED_IN) !== null && entry?.type !== "back_forward") {
		localStorage.removeItem(SIGNED_IN);
		localStorage.setItem(LAST_SIGN_OUT, crypto.randomUUID());
	}
}
