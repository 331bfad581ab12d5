import type { Page } from "playwright-core";
import { openEmpty } from "./ready-cart.ts";

/** As one of the demo shop's customers, on the way to a page of the account; the form has tests of its own. */
export async function signIn(page: Page, email: string, callback: string, password = "keepsake-demo"): Promise<void> {
	await openEmpty(page, callback);
	const status = await page.evaluate(sendCredentials, { email, password });
	if (status !== 200) throw new Error(`${email} was not signed in: ${status}`);
	await page.goto(callback);
}

/** Runs in the page, as the client of next-auth would. */
async function sendCredentials(fields: { email: string; password: string }): Promise<number> {
	const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
	const form = new URLSearchParams({ ...fields, csrfToken, callbackUrl: "/", json: "true" });
	return (await fetch("/api/auth/callback/credentials", { method: "POST", body: form })).status;
}
