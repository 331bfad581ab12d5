import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { putMugInCart } from "../support/ready-cart.ts";

test("a renewed shop is loaded at the visitor's next step, and never by itself", async ({ visit }) => {
	const page = await visit();
	await page.clock.install();
	await putMugInCart(page);
	await page.getByLabel("Quantity").fill("7");
	await markDocument(page);
	await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "newer" } }));
	const asked = page.waitForResponse("**/builds/latest.json");
	await page.clock.fastForward("05:01");
	await asked;
	expect(await page.getByLabel("Quantity").inputValue()).toBe("7");
	expect(await isSameDocument(page)).toBe(true);
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.waitForURL(/login/);
	expect(await isSameDocument(page)).toBe(false);
});

test("while the build is the same, links load no new document, and lead the focus to the new title", async ({
	visit,
}) => {
	const page = await visit();
	await putMugInCart(page);
	// A link that is pressed before the page's program is there is a link.
	await page.waitForLoadState("networkidle");
	await markDocument(page);
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.waitForURL(/login/);
	expect(await isSameDocument(page)).toBe(true);
	await page.locator("h1:focus", { hasText: "Sign in" }).waitFor();
	await page.goBack();
	await page.locator("h1:focus", { hasText: "Your cart" }).waitFor();
});

test("the title of a page of the same kind is told anew by Back, to whoever stands on it or on the content as a whole", async ({
	visit,
}) => {
	const page = await visit();
	await putMugInCart(page);
	await page.waitForLoadState("networkidle");
	await markDocument(page);
	const pages = page.getByRole("navigation", { name: "About us" }).getByRole("link");
	const told = page.locator("h1:focus");
	await pages.nth(1).click();
	await page.locator("h1:focus", { hasNotText: "Your cart" }).waitFor();
	const first = await told.textContent();
	await pages.nth(2).click();
	await page.locator("h1:focus", { hasNotText: `${first}` }).waitFor();
	const second = await told.textContent();
	await told.evaluate((title) => title.addEventListener("focus", () => title.setAttribute("data-told", "")));
	await page.goBack();
	await page.locator("h1:focus[data-told]", { hasText: `${first}` }).waitFor();
	await page.getByRole("main").focus();
	await page.goForward();
	await page.locator("h1:focus", { hasText: `${second}` }).waitFor();
	expect(await isSameDocument(page)).toBe(true);
});

function markDocument(page: Page): Promise<void> {
	return page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
}

function isSameDocument(page: Page): Promise<boolean> {
	return page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
}
