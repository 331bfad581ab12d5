import { forgetAfterSignOut } from "./forget-after-sign-out.ts";

export const SIGN_IN_CHANNEL = "keepsake-sign-in";

/** Tells the browser's other tabs how this one, drawn last, has found it. */
export function tellSignIn(): void {
	forgetAfterSignOut();
	const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
	channel.postMessage(document.documentElement.hasAttribute("data-signed-in"));
	channel.close();
}
