import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { PHONE, test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

test("on a phone a crop says how it is moved, and ends by a button too", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto("/create/1101?view=canvas");
	const file = { name: "zoe.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(300, 400) };
	await page.getByLabel("Choose photos").setInputFiles(file);
	const whole = page.getByRole("button", { name: "Whole photo", exact: true });
	await whole.waitFor();
	const stage = page.getByRole("group", { name: /^Design area/ });
	await stage.press("Enter");
	await stage.getByText("Drag the photo inside its frame. Zoom with two fingers.").waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Done", exact: true }).tap();
	await whole.waitFor();
	expect(await page.locator("[data-handle]").count()).toBeGreaterThan(0);
});
