import { useEffect, useLayoutEffect } from "react";
import { useReadAgain, withdrawKeptPage } from "#ui/kept-page.ts";
import { hasSignedOut } from "./has-signed-out.ts";
import { SIGN_IN_CHANNEL, tellSignIn } from "./tell-sign-in.ts";

/** What another tab has changed, or the end of a sign-in elsewhere, is read again: nothing that is being made is lost. */
export function useSignInNews(signedIn: boolean | undefined): void {
	const { readAgain } = useReadAgain();
	// Before anything on the page acts on what it was told: an editor must not send in the name of who has gone.
	useLayoutEffect(() => {
		if (signedIn !== undefined) tellSignIn();
	}, [signedIn]);
	useEffect(() => {
		if (signedIn === undefined) return;
		const hear = (isSignedIn: boolean) => {
			if (isSignedIn === signedIn) return;
			if (!isSignedIn) withdrawKeptPage();
			void readAgain();
		};
		const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
		channel.onmessage = ({ data }) => hear(data);
		const look = async () => {
			if (document.visibilityState !== "visible" || !signedIn) return;
			if (await hasSignedOut()) hear(false);
		};
		const lookQuietly = () => void look().catch(() => {});
		document.addEventListener("visibilitychange", lookQuietly);
		return () => {
			channel.close();
			document.removeEventListener("visibilitychange", lookQuietly);
		};
	}, [signedIn, readAgain]);
}
