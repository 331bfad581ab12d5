import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

test("each step that is taken back or brought again is heard, in the same words too", async ({ visit }) => {
	const page = await visit();
	const heard = await heardOn(page);
	await page.goto("/create/1101");
	for (const name of ["Calendar", "Calendar", "Calendar"]) await tool(page, name).click();
	for (const [name, words] of [
		["Undo", "Undone: Calendar"],
		["Redo", "Redone: Calendar"],
	] as const)
		for (let times = 1; times <= 3; times++) {
			await tool(page, name).press("Enter");
			await expect.poll(() => heard.filter((each) => each.startsWith(words)).length).toBe(times);
		}
	await tool(page, "Text").press("Enter");
	await page.locator("textarea:focus").pressSequentially("Zoë");
	await page.keyboard.press("Control+z");
	await expect.poll(() => heard.filter((each) => each === "Undone").length).toBe(1);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Control+a");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Control+z");
	await expect.poll(() => heard.at(-1)).toMatch(/^Undone: [34] elements$/);
});

test("as many are said to be taken back as were grouped or set free", async ({ visit }) => {
	const page = await visit();
	const heard = await heardOn(page);
	await page.goto("/create/1101");
	for (const name of ["Heart", "Star", "Ellipse"]) {
		await tool(page, "Shape").click();
		await page.getByRole("button", { name, exact: true }).click();
	}
	await page.getByRole("group", { name: "Design area" }).focus();
	for (const [keys, words] of [
		["Control+a", "3 elements selected"],
		["Control+g", "3 elements grouped"],
		["Control+z", "Undone: 3 elements"],
		["Control+y", "Redone: 3 elements"],
		["Control+Shift+g", "Group undone: 3 elements"],
		["Control+z", "Undone: 3 elements"],
	] as const) {
		const before = heard.length;
		await page.keyboard.press(keys);
		await expect.poll(() => heard.slice(before).join(), { message: keys }).toContain(words);
	}
});

test("an unfinished design is told once, and read before the tools", async ({ visit }) => {
	const page = await visit();
	const heard = await heardOn(page);
	await page.goto("/create/1101");
	await tool(page, "Calendar").click();
	await page.waitForURL(/project=/);
	await page.goto("/create/1101");
	const title = "You have an unfinished design on this product.";
	await expect.poll(() => heard).toContain(title);
	const notice = page.getByRole("region", { name: "Your unfinished designs" });
	const follows = await notice.evaluate((region) => {
		const tools = document.querySelector('section[aria-label="Tools"]');
		return tools && region.compareDocumentPosition(tools) === Node.DOCUMENT_POSITION_FOLLOWING;
	});
	expect(follows).toBe(true);
	await tool(page, "Form").click();
	await notice.waitFor();
	expect(heard.filter((words) => words === title).length).toBe(1);
});

test("a background behind a photo that fills the page says so", async ({ visit }) => {
	const page = await visit();
	const heard = await heardOn(page);
	await page.goto("/create/1101");
	await tool(page, "Background").click();
	await tool(page, "Gradient").click();
	const words = "The background lies behind your photo, which covers it.";
	await page.getByLabel("Choose photos").setInputFiles({
		name: "zoe.jpg",
		mimeType: "image/jpeg",
		buffer: await phonePhoto(),
	});
	await tool(page, "Use as background").click();
	await tool(page, "Background").click();
	await page.getByText(words).first().waitFor();
	expect(heard).not.toContain(words);
	await tool(page, "One colour").click();
	expect(heard).not.toContain(words);
	await tool(page, "Gradient").click();
	await expect.poll(() => heard).toContain(words);
});

test("what can't go further to the front or to the back says so", async ({ visit }) => {
	const page = await visit();
	const heard = await heardOn(page);
	await page.goto("/create/1101");
	for (const name of ["QR code", "Calendar"]) await tool(page, name).click();
	const layer = page.getByRole("button", { name: /^Calendar: / });
	await layer.focus();
	const name = await layer.textContent();
	for (const [key, words] of [
		["]", `Already at the very front: ${name}`],
		["[", `${name} moved back`],
		["[", `Already at the very back: ${name}`],
	] as const) {
		await page.keyboard.press(key);
		await expect.poll(() => heard).toContain(words);
	}
});

test("what is locked says so where it is selected, and its padlock under the layers unlocks it", async ({ visit }) => {
	const page = await visit();
	const heard = await heardOn(page);
	await page.goto("/create/1101");
	await tool(page, "Calendar").click();
	await page.locator("[aria-label^='Design area']").press("l");
	await page.keyboard.press("Escape");
	await page.keyboard.press("PageDown");
	await expect.poll(() => heard.some((words) => /^Calendar.* selected, locked$/.test(words))).toBe(true);
	await page.getByRole("button", { name: /^Calendar.*, locked$/ }).waitFor();
	const name = page
		.locator("[data-layer]")
		.getByText(/^Calendar/)
		.first();
	const isWhole = () => name.evaluate((words) => words.scrollWidth <= words.clientWidth);
	expect(await isWhole(), "with its three buttons").toBe(true);
	expect((await name.boundingBox())!.width).toBeGreaterThan(120);
	await page.getByRole("button", { name: /^Unlock Calendar/ }).press("Enter");
	await expect.poll(() => heard.some((words) => /^Calendar.* unlocked$/.test(words))).toBe(true);
	await page.locator("[data-layer]:focus", { hasText: "Calendar" }).waitFor();
	expect(await page.getByRole("button", { name: /locked$|^Unlock/ }).count()).toBe(0);
});

test("what a template is drawn with is named in the page's language, and its names travel for it alone", async ({
	visit,
}) => {
	const page = await visit();
	const heard = await heardOn(page);
	const fetched: string[] = [];
	page.on("request", (request) => fetched.push(...(/motifs\/[^/]+/.exec(request.url()) ?? [])));
	for (const [locale, form, cat, moved, told] of [
		["en-gb", "Form", "Graphic: cat", "moved back", "at the right."],
		["de-de", "Formular", "Grafik: Katze", "nach hinten bewegt", "rechts."],
	] as const) {
		await page.goto(`/${locale}/create/1101?design=9242`);
		const layer = (name: string) => page.locator("[data-layer]", { hasText: new RegExp(`^${name}, `) });
		await layer(cat).waitFor();
		await layer(`${cat} 2`).focus();
		await page.keyboard.press("[");
		await expect.poll(() => heard).toContain(`${cat} 2 ${moved}`);
		await tool(page, form).press("Enter");
		await page
			.getByRole("listitem")
			.filter({ hasText: new RegExp(`^${cat} 2, .* ${told}`) })
			.waitFor();
	}
	await page.goto("/create/1101", { waitUntil: "networkidle" });
	expect(fetched).toEqual(["motifs/en-gb", "motifs/de-de"]);
});

function tool(page: Page, name: string) {
	return page.getByRole("button", { name, exact: true }).first();
}

/** What the status regions say, as it changes in them. */
async function heardOn(page: Page): Promise<readonly string[]> {
	const heard: string[] = [];
	await page.exposeFunction("heard", (words: string) => heard.push(words));
	await page.addInitScript(() => {
		const { heard } = window as unknown as { heard: (words: string) => void };
		const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest("[role=status]");
		const listener = new MutationObserver((changes) => {
			for (const region of new Set(changes.map(({ target }) => regionOf(target))))
				if (region) heard(region.textContent ?? "");
		});
		listener.observe(document, { childList: true, characterData: true, subtree: true });
	});
	return heard;
}
