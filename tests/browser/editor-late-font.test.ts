import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TextElement } from "#design/document.ts";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { mugWithWords, MUG as READY_MUG } from "../support/ready-cart.ts";

async function chooseLate(page: Page, address: string, until: Promise<void>, then: "continue" | "abort" = "continue") {
	const made = await page.request.post(`${address}/api/projects`, {
		headers: { origin: address },
		data: { ...READY_MUG, document: mugWithWords("Hello") },
	});
	const { id } = await made.json();
	await page.goto(`/create/1101?project=${id}`);
	await page.route(/Pacifico/i, (route) => until.then(() => route[then]()));
	await page.getByRole("button", { name: "Text: Hello", exact: true }).first().press("Enter");
	const asked = page.waitForRequest(/Pacifico/i);
	await page.getByRole("combobox", { name: "Font", exact: true }).selectOption("pacifico");
	await asked;
	return String(id);
}

async function savedTexts(page: Page, id: string): Promise<[TextElement, ...TextElement[]]> {
	const project = await (await page.request.get(`/api/projects/${id}`)).json();
	return project.document.sides[0].elements;
}

async function savedFont(page: Page, id: string): Promise<string> {
	return (await savedTexts(page, id))[0].font;
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

test("letters keep their shapes until the font that was chosen for them comes, and it is told and taken back at once", async ({
	shop,
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const comes = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, comes.promise);
	const shapes = () => page.locator('[data-page] [data-element="words"] path').first().getAttribute("d");
	const field = page.getByRole("combobox", { name: "Font", exact: true });
	const sign = page.locator("p", { hasText: "Pacifico is on its way…" }).last();
	await sign.waitFor();
	const inPacifico = await shapes();
	await page.getByRole("button", { name: "Undo" }).click();
	await sign.waitFor({ state: "hidden" });
	expect([await field.inputValue(), await shapes()]).toEqual(["lora", inPacifico]);
	await page.getByRole("button", { name: "Redo" }).click();
	expect(await field.inputValue()).toBe("pacifico");
	await expect.poll(() => savedFont(page, id)).toBe("pacifico");
	comes.resolve();
	await expect.poll(shapes).not.toBe(inPacifico);
	await sign.waitFor({ state: "hidden" });
});

test("a font that does not come is asked about at the cart, and the design goes with it once that was answered", async ({
	shop,
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.clock.install();
	const comes = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, comes.promise);
	const question = page.getByRole("dialog", { name: "A font has not arrived yet" });
	for (const answer of ["Go on designing", "Add to cart anyway"]) {
		const button = page.getByRole("button", { name: "Add to cart" }).first();
		await button.click();
		await page.locator('button[aria-busy="true"]').waitFor();
		await button.press("Enter");
		await page.clock.fastForward(10_000);
		await question.getByText("Text: Hello").waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await question.getByRole("button", { name: answer }).click();
	}
	await page.waitForURL(/\/cart/);
	expect(await savedFont(page, id)).toBe("pacifico");
	comes.resolve();
});

test("a font that comes while it is asked about is looked at before the design goes", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.clock.install();
	const comes = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, comes.promise);
	await page.getByRole("button", { name: "Add to cart" }).click();
	await page.locator('button[aria-busy="true"]').waitFor();
	await page.clock.fastForward(10_000);
	const question = page.getByRole("dialog", { name: "A font has not arrived yet" });
	await question.waitFor();
	comes.resolve();
	await page.getByText("The font is here now.").first().waitFor();
	await question.waitFor({ state: "hidden" });
	expect(page.url()).toContain("/create/");
	await page.getByRole("button", { name: "Add to cart" }).click();
	await page.waitForURL(/\/cart/);
	expect(await savedFont(page, id)).toBe("pacifico");
});

test("letters whose font can't be had are told before the cart, and what is sent has it", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const id = await chooseLate(page, shop.url, Promise.resolve(), "abort");
	await page.getByText("be loaded just now").first().waitFor();
	await page.getByRole("button", { name: "Add to cart" }).click();
	const question = page.getByRole("dialog", { name: "A font has not arrived yet" });
	await question.getByText("They are printed in their own.").waitFor();
	await question.getByText("Text: Hello").waitFor();
	await question.getByRole("button", { name: "Add to cart anyway" }).click();
	await page.waitForURL(/\/cart/);
	expect(await savedFont(page, id)).toBe("pacifico");
});

test("other places have a font that has not come here: another device, and what undo of an older version leads to", async ({
	shop,
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const comes = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, comes.promise);
	const content = { variantId: READY_MUG.variantId, document: mugWithWords("Bonjour") };
	await page.request.post(`/api/projects/${id}/versions`, { headers: { origin: shop.url }, data: content });
	await page.getByRole("button", { name: "Other device" }).click();
	await page.getByRole("button", { name: "Show the code" }).click();
	await page.getByRole("img", { name: /code/i }).waitFor();
	expect(await savedFont(page, id)).toBe("pacifico");
	await page.getByRole("button", { name: "History" }).click();
	await page.getByRole("button", { name: "Bring back" }).first().click();
	await page.getByRole("button", { name: "Text: Bonjour", exact: true }).first().waitFor();
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("button", { name: "Text: Hello", exact: true }).first().press("Enter");
	expect(await page.getByRole("combobox", { name: "Font", exact: true }).inputValue()).toBe("pacifico");
	comes.resolve();
});

test("what was copied before its font came is as high as its lines once it is pasted", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const comes = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, comes.promise);
	await page.getByRole("button", { name: "Text: Hello", exact: true }).first().press("Control+c");
	await page.getByText("Pacifico is on its way…").first().waitFor();
	comes.resolve();
	await page.getByText("Pacifico is on its way…").first().waitFor({ state: "hidden" });
	await page.keyboard.press("Control+v");
	await page.getByRole("status").filter({ hasText: "1 element pasted" }).waitFor();
	await expect.poll(async () => (await savedTexts(page, id)).length).toBe(2);
	const [own, copy] = await savedTexts(page, id);
	expect(copy).toMatchObject({ font: "pacifico", height: own.height });
});

test("a font that comes after another was chosen over it is measured where undo leads back to it", async ({
	shop,
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const comes = Promise.withResolvers<void>();
	const id = await chooseLate(page, shop.url, comes.promise);
	const field = page.getByRole("combobox", { name: "Font", exact: true });
	const saved = async (font: string): Promise<number> => {
		await expect.poll(() => savedFont(page, id)).toBe(font);
		return (await savedTexts(page, id))[0].height;
	};
	await field.selectOption("caveat");
	await page.waitForResponse(/Caveat/i);
	const [font] = await Promise.all([page.waitForResponse(/Pacifico/i), comes.resolve()]);
	await font.finished();
	await saved("caveat");
	await page.getByRole("button", { name: "Undo" }).click();
	const back = await saved("pacifico");
	await field.selectOption("lora");
	await saved("lora");
	await field.selectOption("pacifico");
	expect(back).toBe(await saved("pacifico"));
});

test("a save whose answer got lost is known again, and so are its steps, though the shop has measured the text meanwhile", async ({
	shop,
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const comes = Promise.withResolvers<void>();
	let lost = 0;
	await page.route(/\/api\/projects\/[^/]+$/, async (route) => {
		if (route.request().method() === "GET" || lost > 0) return route.continue();
		lost++;
		await route.fetch();
		return route.abort("connectionreset");
	});
	const id = await chooseLate(page, shop.url, comes.promise);
	await expect.poll(() => lost).toBe(1);
	const status = (words: string) => page.getByRole("status").filter({ hasText: words });
	await status("Offline: kept on this device").waitFor();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => savedFont(page, id)).toBe("lora");
	await page.getByRole("button", { name: "Redo" }).click();
	await expect.poll(() => savedFont(page, id)).toBe("pacifico");
	await status("All changes saved").waitFor();
	await page.unroute(/Pacifico/i);
	await page.reload();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => savedFont(page, id)).toBe("lora");
});
