import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TextElement } from "#design/document.ts";
import { test } from "../support/browser-test.ts";
import { mugWithWords, MUG as READY_MUG } from "../support/ready-cart.ts";

async function chooseLate(page: Page, address: string, until: Promise<void>): Promise<string> {
	const made = await page.request.post(`${address}/api/projects`, {
		headers: { origin: address },
		data: { ...READY_MUG, document: mugWithWords("Hello") },
	});
	const { id } = await made.json();
	await page.goto(`/create/1101?project=${id}`);
	await page.route(/Pacifico/i, (route) => until.then(() => route.continue()));
	await page.getByRole("button", { name: "Text: Hello", exact: true }).first().press("Enter");
	const asked = page.waitForRequest(/Pacifico/i);
	await page.getByRole("combobox", { name: "Font", exact: true }).selectOption("pacifico");
	await asked;
	return id;
}

async function savedFont(page: Page, id: string): Promise<string> {
	const project = await (await page.request.get(`/api/projects/${id}`)).json();
	return (project.document.sides[0].elements[0] as TextElement).font;
}

test("a font that was chosen and has not come yet is waited for at the cart", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const sent = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, sent.promise);
	await page.getByRole("button", { name: "Add to cart" }).click();
	await page.locator('button[aria-busy="true"]').waitFor();
	sent.resolve();
	await page.waitForURL(/\/cart/);
	expect(await savedFont(page, id)).toBe("pacifico");
	await page.getByRole("link", { name: "Go to checkout" }).waitFor();
});

test("a font that does not come is told, and the next press goes on with what is seen", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.clock.install();
	const never = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, never.promise);
	for (const press of [1, 2]) {
		await page.getByRole("button", { name: "Add to cart" }).click();
		await page.locator('button[aria-busy="true"]').waitFor();
		await page.clock.fastForward(10_000);
		if (press === 1)
			await page
				.getByText(/is still on its way/)
				.first()
				.waitFor();
	}
	await page.waitForURL(/\/cart/);
	expect(await savedFont(page, id)).not.toBe("pacifico");
	never.resolve();
});

test("the code for another device is made of the design with the font that was chosen", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const sent = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, sent.promise);
	await page.getByRole("button", { name: "Other device" }).click();
	await page.getByRole("button", { name: "Show the code" }).click();
	await page.locator('button[aria-busy="true"]').waitFor();
	sent.resolve();
	await page.getByRole("img", { name: /code/i }).waitFor();
	expect(await savedFont(page, id)).toBe("pacifico");
});
