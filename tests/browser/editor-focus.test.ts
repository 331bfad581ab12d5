import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";

test("words are typed into a new text, though the panel of the element before it was left by the mouse", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "QR code", exact: true }).first().click();
	await page.getByRole("textbox", { name: "Link or text" }).fill("https://keepsake.example/zoe");
	await pressBeside(page);
	await page.getByRole("textbox", { name: "Link or text" }).waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Text", exact: true }).first().click();
	await page.getByRole("heading", { name: "Text", exact: true }).waitFor();
	await page.keyboard.type("For Grandma");
	await page.getByRole("button", { name: "Text: For Grandma", exact: true }).waitFor();
});

test("what is newly chosen has its controls in sight, though the panel was scrolled to its end", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 700 } });
	await page.goto("/create/2101");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await page.getByText("Navy blue", { exact: true }).click();
	const edit = page.getByRole("button", { name: "Edit text" });
	await edit.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Text", exact: true }).click();
	const font = page.getByRole("combobox", { name: "Font" });
	await font.waitFor();
	await expect.poll(async () => (await font.boundingBox())!.y).toBeGreaterThan(0);
});

test("what is chosen on the page after something of another kind has its heading in sight", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 700 } });
	await page.goto("/create/1101");
	for (const name of ["QR code", "Shape", "Heart"])
		await page.getByRole("button", { name, exact: true }).first().click();
	const aside = page.getByRole("complementary");
	await page.getByRole("heading", { name: "Shape", exact: true }).waitFor();
	await aside.evaluate((column) => {
		column.scrollTop = 250;
	});
	await page.locator("[aria-label^='Design area']").press("PageUp");
	const heading = page.getByRole("heading", { name: "QR code", exact: true });
	await heading.waitFor();
	await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan((await aside.boundingBox())!.y);
});

test("by keyboard what a form asks for is removed and brought back, and the focus stays beside it", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101");
	for (const name of ["Calendar", "Calendar", "Form"])
		await page.getByRole("button", { name, exact: true }).first().click();
	const removals = page.getByRole("button", { name: /^Remove Calendar/ });
	await removals.nth(1).waitFor();
	for (const left of [1, 0]) {
		await removals.first().press("Enter");
		await expect.poll(() => removals.count()).toBe(left);
		const focused = await page.evaluate(() => document.querySelector(":focus")?.textContent);
		expect(focused).toContain(left ? "Month" : "nothing on this side yet");
	}
	for (const left of [1, 2]) {
		await page.keyboard.press("Control+z");
		await expect.poll(() => removals.count()).toBe(left);
	}
});

test("the form calls no side empty that graphics or shapes lie on, and keeps the focus there", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	for (const name of ["Calendar", "Form"]) await page.getByRole("button", { name, exact: true }).first().click();
	await page.getByRole("button", { name: /^Remove Calendar/ }).press("Enter");
	const focused = () => page.evaluate(() => document.querySelector(":focus")?.textContent);
	await expect.poll(focused).toBe("All round");
	const blank = page.getByText("There is nothing on this side yet.");
	expect(await blank.count()).toBe(0);
	for (let step = 0; step < 3; step++) await page.keyboard.press("Control+z");
	await blank.waitFor();
});

test("Delete takes the selected element away from its panel too, but not where something is written or set", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).first().click();
	const layer = page.getByRole("button", { name: "Heart 1", exact: true });
	await layer.waitFor();
	const aside = page.getByRole("complementary");
	await aside.getByRole("slider").first().press("Delete");
	await aside.getByText("Position and size").click();
	const figure = aside.getByRole("spinbutton").first();
	await figure.press("Backspace");
	await figure.press("Tab");
	expect(await layer.count()).toBe(1);
	await aside.getByRole("button", { name: "Red", exact: true }).first().click();
	await page.keyboard.press("Delete");
	await layer.waitFor({ state: "detached" });
	await page.keyboard.press("Control+z");
	await layer.waitFor();
});

test("steps are taken back from the form's empty ground too", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	for (const name of ["Calendar", "Calendar", "Form"])
		await page.getByRole("button", { name, exact: true }).first().click();
	const removals = page.getByRole("button", { name: /^Remove Calendar/ });
	await removals.nth(1).waitFor();
	await page.locator("#form-name + p").click();
	await page.keyboard.press("Control+z");
	await expect.poll(() => removals.count()).toBe(1);
	await page.keyboard.press("Control+Shift+z");
	await expect.poll(() => removals.count()).toBe(2);
});

/** On the empty stage, where there is nothing of the page. */
async function pressBeside(page: Page): Promise<void> {
	const drawn = await page.locator("[data-page]").first().boundingBox();
	expect(drawn).not.toBeNull();
	if (drawn) await page.mouse.click(drawn.x + drawn.width / 2, drawn.y - 20);
}
