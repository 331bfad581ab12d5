import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

test("what the editor can't fetch just now is told in its place, with a way back, and comes by itself", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?view=canvas");
	await page.getByRole("button", { name: "Graphics", exact: true }).waitFor();
	await page.context().setOffline(true);
	const offline = page.getByRole("img", { name: "Offline: kept on this device" });
	await offline.waitFor();
	await page.getByRole("button", { name: "Graphics", exact: true }).click();
	const told = page.getByRole("status").filter({ hasText: "This can’t be loaded just now" });
	await told.waitFor();
	await page.getByRole("button", { name: "Form", exact: true }).click();
	await told.getByRole("button", { name: "Design freely" }).click();
	await page.locator('[aria-describedby="stage-keys"]').waitFor();
	await page.context().setOffline(false);
	await page.getByRole("searchbox").waitFor();
	expect([await told.count(), await offline.count()]).toEqual([0, 0]);
});

test("a photo that can't be fetched as wide as it is wanted stands there in another width until it can", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?view=canvas");
	await page.getByRole("button", { name: "Graphics", exact: true }).waitFor();
	let tries = 0;
	await page.route(/pictures\/[^/]+\/640/, (route) => route.abort().then(() => tries++));
	await page.route(/pictures\/[^/]+\/320/, (route) => route.abort());
	const buffer = await phonePhoto(1200, 900);
	await page.getByLabel("Choose photos").setInputFiles({ name: "sea.jpg", mimeType: "image/jpeg", buffer });
	await expect.poll(() => widthShown(page), { timeout: 20_000 }).toBe("2000");
	await expect.poll(() => tries, { timeout: 20_000 }).toBeGreaterThan(3);
	await page.unroute(/pictures\/[^/]+\/640/);
	await page.unroute(/pictures\/[^/]+\/320/);
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect.poll(() => widthShown(page)).toMatch(/^(320|640)$/);
});

/** Of the photo that is seen; empty: none. */
function widthShown(page: Page): Promise<string> {
	return page
		.locator("[data-page] [data-element] image")
		.first()
		.evaluate((image: SVGImageElement & Pick<HTMLImageElement, "decode">) =>
			image.decode().then(
				() => /(\d+)\.webp$/.exec(image.href.baseVal)?.[1] ?? "",
				() => "",
			),
		);
}
