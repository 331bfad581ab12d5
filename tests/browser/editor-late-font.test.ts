import { expect } from "vitest";
import type { TextElement } from "#design/document.ts";
import { test } from "../support/browser-test.ts";
import { mugWithWords, MUG as READY_MUG } from "../support/ready-cart.ts";

test("a font that was chosen and has not come yet is waited for at the cart", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const made = await page.request.post("/api/projects", {
		headers: { origin: shop.url },
		data: { ...READY_MUG, document: mugWithWords("Hello") },
	});
	const { id } = await made.json();
	await page.goto(`/create/1101?project=${id}`);
	const sent = Promise.withResolvers<void>();
	await page.route(/Pacifico/i, (route) => sent.promise.then(() => route.continue()));
	await page.getByRole("button", { name: "Text: Hello", exact: true }).first().press("Enter");
	const asked = page.waitForRequest(/Pacifico/i);
	await page.getByRole("combobox", { name: "Font", exact: true }).selectOption("pacifico");
	await asked;
	await page.getByRole("button", { name: "Add to cart" }).click();
	await page.locator('button[aria-busy="true"]').waitFor();
	sent.resolve();
	await page.waitForURL(/\/cart/);
	const project = await (await page.request.get(`/api/projects/${id}`)).json();
	expect((project.document.sides[0].elements[0] as TextElement).font).toBe("pacifico");
	await page.getByRole("link", { name: "Go to checkout" }).waitFor();
});
