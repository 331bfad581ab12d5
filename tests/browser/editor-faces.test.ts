import sharp from "sharp";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { drawnFace } from "../support/drawn-face.ts";

test("a scan that came on its head is turned round, and the face at its edge shown whole, each with one press", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/6201");
	await page.getByRole("tab", { name: "Month 1", exact: true }).click();
	// On an upright page less than half of the width is seen, and of the face its right half.
	const scan = await sharp(await drawnFace({ width: 3200, height: 2000 }, [910, 900]))
		.rotate(180)
		.jpeg()
		.toBuffer();
	await page.getByLabel("Choose photos").setInputFiles({ name: "ana.jpg", mimeType: "image/jpeg", buffer: scan });
	await page.getByText("The photo is on the page.").waitFor({ state: "attached" });
	await page.locator("[aria-label^='Design area']").press("Escape");
	const hint = (words: string) => page.getByRole("listitem").filter({ hasText: words });
	const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
	await hint("seems to stand on its head").first().waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await press("Turn the photo round");
	await hint("seems to stand on its head").waitFor({ state: "detached" });
	await hint("A face lies at the edge").first().waitFor();
	await press("Show the whole face");
	await hint("A face lies at the edge").waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Undo" }).first().click();
	await page.getByRole("button", { name: "Undo" }).first().click();
	await hint("seems to stand on its head").first().waitFor();
});
