import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test } from "../support/browser-test.ts";

test("on a phone Back ends the typing with its words, and takes back a new text that has none", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto("/create/1101");
	const elements = page.locator("[data-page] [data-element]");
	const words = page.locator("textarea:focus");
	await page.getByRole("button", { name: "Text", exact: true }).tap();
	await words.waitFor();
	await page.keyboard.type("Ada");
	await page.goBack();
	await words.waitFor({ state: "detached" });
	await page.locator("[aria-label^='Design area']:focus").waitFor();
	await page.waitForURL(/project=/);
	expect(await elements.count()).toBe(1);
	await page.getByRole("button", { name: "Text", exact: true }).tap();
	await words.waitFor();
	expect(await elements.count()).toBe(2);
	await page.goBack();
	await words.waitFor({ state: "detached" });
	expect(await elements.count()).toBe(1);
	await page.getByRole("button", { name: "Text", exact: true }).tap();
	await words.waitFor();
	await page.reload();
	await page.getByRole("button", { name: "Text", exact: true }).waitFor();
	expect(await elements.count()).toBe(1);
	await expect.poll(() => elementsAfterUndo(page), { timeout: 20_000 }).toBe(0);
	await page.getByRole("button", { name: "Redo", exact: true }).tap();
	await expect.poll(() => elements.count()).toBe(1);
	await expect.poll(() => page.evaluate(() => history.state.editing ?? false)).toBe(false);
	await page.goBack();
	expect(page.url()).toBe("about:blank");
});

test("on a phone Back leads from the form to the drawing it was opened from, and from there out", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto("/create/1101");
	const drawing = page.locator("[aria-label^='Design area']:focus");
	await openForm(page);
	await page.goBack();
	await drawing.waitFor();
	await openForm(page);
	await page.reload();
	await page.getByRole("heading", { name: "Fill in your design" }).waitFor();
	await page.getByRole("button", { name: "See it on the product" }).tap();
	const product = page.getByRole("button", { name: "See it on the product", expanded: true });
	await product.waitFor();
	await page.goBack();
	await product.waitFor({ state: "detached" });
	await page.getByRole("heading", { name: "Fill in your design" }).waitFor();
	await page.goBack();
	await drawing.waitFor();
	await page.goBack();
	expect(page.url()).toBe("about:blank");
	await page.goto("/create/1101?design=9001");
	await page.getByRole("heading", { name: "Fill in your design" }).waitFor();
	await page.goBack();
	expect(page.url()).toBe("about:blank");
});

async function openForm(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Form", exact: true }).tap();
	await page.getByRole("heading", { name: "Fill in your design" }).waitFor();
}

async function elementsAfterUndo(page: Page): Promise<number> {
	await page.getByRole("button", { name: "Undo", exact: true }).tap();
	return page.locator("[data-page] [data-element]").count();
}
