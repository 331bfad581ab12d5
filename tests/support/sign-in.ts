import type { Page } from "playwright-core";

/** As one of the demo shop's customers, on the way to a page of the account. */
export async function signIn(page: Page, email: string, callback: string, password = "keepsake-demo"): Promise<void> {
	await page.goto(callback);
	await page.waitForURL(/login\?callbackUrl=/);
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	await page.waitForURL((url) => url.pathname === callback);
}
