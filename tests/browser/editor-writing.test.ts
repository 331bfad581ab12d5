import { expect } from "vitest";
import { PHONE, test } from "../support/browser-test.ts";

test("a mouse drawn over letters selects from where it was pressed, wherever the caret stood", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101?view=canvas");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	const area = page.locator("textarea:focus");
	await area.waitFor();
	await page.keyboard.insertText("nnnnnnnnnnnnnnnnnnnn");
	const { x, y, width, height } = (await page.locator("[data-page] [data-element]").last().boundingBox())!;
	const selected = () => area.evaluate((each: HTMLTextAreaElement) => [each.selectionStart, each.selectionEnd]);
	await page.keyboard.press("Control+Home");
	await page.mouse.move(x + width * 0.5, y + height / 2);
	await page.mouse.down();
	await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 5 });
	await page.mouse.up();
	const [start, end] = await selected();
	expect(start).toBeGreaterThan(7);
	expect(end).toBeGreaterThan(start!);
});

test("on a phone a tap on the pencil of sample words writes over them", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto("/create/1101?design=9009&view=canvas");
	const pencil = (await page.locator("[data-pencil]").first().boundingBox())!;
	await page.touchscreen.tap(pencil.x + pencil.width / 2, pencil.y + pencil.height / 2);
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.insertText("Zo\u00eb");
	await page.getByText("All changes saved").first().waitFor({ state: "attached" });
	expect(await page.locator("textarea:focus").inputValue()).toBe("Zo\u00eb");
});
