import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";

test("a covered code and a colour that can't be printed are told, and mended with a press each", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/1101");
	const tool = (name: string) => page.getByRole("button", { name, exact: true }).first();
	const number = (name: string) => page.getByRole("spinbutton", { name });
	await tool("QR code").click();
	await page.getByRole("textbox", { name: "Link or text" }).fill("https://keepsake.example/zoe");
	await page.getByText("Position and size").click();
	const place = await Promise.all(["Left (mm)", "Top (mm)"].map((name) => number(name).inputValue()));
	await tool("Shape").click();
	await tool("Heart").click();
	await page.getByLabel("Other colour").first().fill("#0000ff");
	for (const [index, name] of ["Left (mm)", "Top (mm)"].entries()) {
		await number(name).fill(place[index]!);
		await number(name).press("Enter");
	}
	const hints = page.getByRole("listitem").filter({ has: page.getByText(/^(Important|Please check):$/) });
	const covered = hints.filter({ hasText: "Something printed over this QR code" });
	const bright = hints.filter({ hasText: "brighter on the screen" });
	await covered.waitFor();
	await bright.waitFor();
	expect(await bright.locator("rect").evaluateAll(fillsOf)).toEqual([
		"#0000ff",
		expect.stringMatching(/^#0[0-3]4[0-9a-f]9/),
	]);
	expect(await violationsOn(page)).toEqual([]);
	await covered.getByRole("button", { name: "Bring it to the front" }).click();
	await covered.waitFor({ state: "detached" });
	await bright.getByRole("button", { name: "Use the nearest printable colour" }).click();
	await bright.waitFor({ state: "detached" });
	expect(await hintsBeforeTheCart(page)).toBe(0);
});

test("empty pages of a calendar are asked about, and have their months with one press", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/6301");
	const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
	const question = page.getByRole("dialog", { name: "Some pages are empty" });
	await press("Text");
	await page.keyboard.type("Our year");
	await press("Add to cart");
	await question.getByText("12 of 13 pages are still empty.").waitFor();
	await question.getByRole("button", { name: "Go back and change it" }).click();
	await press("Calendar");
	await press("Add to cart");
	await question.getByText("11 of 13 pages are still empty.").waitFor();
	await question.getByRole("button", { name: "Put the other months on the other pages too" }).click();
	await press("Undo");
	await press("Add to cart");
	await question.getByText("11 of 13 pages are still empty.").waitFor();
	await page.keyboard.press("Escape");
	await press("Redo");
	await press("Add to cart");
	await page.waitForURL(/\/cart$/);
});

test("a calendar that landed on the cover brings the months of its year to the pages", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/6301");
	const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
	const side = (name: string) => page.getByRole("tab", { name, exact: true });
	const question = page.getByRole("dialog", { name: "Some pages are empty" });
	await press("Calendar");
	await press("Add to cart");
	await question.getByText("12 of 13 pages are still empty.").waitFor();
	await question.getByRole("button", { name: "Put the other months on the other pages too" }).click();
	await side("Month 12").click();
	await page
		.getByRole("button", { name: /December 20/ })
		.first()
		.waitFor();
	await press("Add to cart");
	await page.waitForURL(/\/cart$/);
});

async function hintsBeforeTheCart(page: Page): Promise<number> {
	await page.getByRole("button", { name: "Add to cart", exact: true }).click();
	await page.waitForURL(/\/cart$/);
	return page.getByText("Bright colours").count();
}

function fillsOf(shapes: readonly Element[]): readonly (string | null)[] {
	return shapes.map((shape) => shape.getAttribute("fill"));
}
