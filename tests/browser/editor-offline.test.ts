import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

const LATER = "This can’t be loaded just now";

test("what the editor can't fetch just now is told in its place, with a way back, and comes by itself", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?view=canvas");
	await page.getByRole("button", { name: "Graphics", exact: true }).waitFor();
	const voice = await page.locator("div[role=status].sr-only").last().elementHandle();
	await page.context().setOffline(true);
	const offline = page.getByRole("img", { name: "Offline: kept on this device" });
	await offline.waitFor();
	await page.getByRole("button", { name: "Graphics", exact: true }).click();
	const told = page.locator("p", { hasText: LATER });
	await told.waitFor();
	await expect.poll(() => voice?.textContent()).toContain(LATER);
	await page.getByRole("button", { name: "Form", exact: true }).click();
	await told.waitFor();
	await page.getByRole("button", { name: "Design freely" }).click();
	await page.locator('[aria-describedby="stage-keys"]').waitFor();
	await page.context().setOffline(false);
	await page.getByRole("searchbox").waitFor();
	expect([await told.count(), await offline.count()]).toEqual([0, 0]);
	expect(await voice?.textContent()).not.toContain(LATER);
});

test("the product is looked at in a frame that can be closed, also while its picture can't be fetched", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?view=canvas");
	await page.getByRole("button", { name: "Form", exact: true }).click();
	const picture = page.getByRole("img", { name: /as it will be printed/ }).first();
	await picture.waitFor();
	await page.context().setOffline(true);
	const see = page.getByRole("button", { name: "See it on the product" });
	await see.click();
	const frame = page.getByRole("region", { name: "On the product" });
	const told = frame.getByText(LATER);
	await told.waitFor();
	expect(await picture.isVisible()).toBe(true);
	expect((await told.boundingBox())!.x).toBeGreaterThanOrEqual(16);
	await frame.getByRole("button", { name: "Close the product view" }).click();
	expect(await see.evaluate((button) => button === document.activeElement)).toBe(true);
	await page.getByRole("button", { name: "Design freely" }).click();
	await page.getByRole("button", { name: "On the product" }).click();
	await told.waitFor();
	await page.keyboard.press("Escape");
	expect(await frame.count()).toBe(0);
	await page.getByRole("button", { name: "On the product" }).click();
	await page.context().setOffline(false);
	await frame.getByRole("button", { name: "Enlarge" }).waitFor();
	expect(await told.count()).toBe(0);
});

test("a font and the earlier versions that can't be fetched say so in their place, and come by themselves", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?view=canvas");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.getByRole("button", { name: "Text: Your text", exact: true }).waitFor();
	await page.keyboard.press("Escape");
	await page.getByText("All changes saved").first().waitFor();
	const told = page.locator("p", { hasText: LATER });
	const words = page.locator("[data-page] [data-element] path").first();
	for (const address of ["**/Pacifico*", "**/versions"]) await page.route(address, (route) => route.abort());
	await page.getByLabel("Font", { exact: true }).selectOption("pacifico");
	await told.waitFor();
	const standIn = await words.getAttribute("d");
	await page.unroute("**/Pacifico*");
	await told.waitFor({ state: "detached" });
	expect(await words.getAttribute("d")).not.toBe(standIn);
	await page.getByRole("button", { name: "History" }).click();
	await told.waitFor();
	await page.unroute("**/versions");
	await told.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Bring back" }).first().waitFor();
});

test("that a design could not be sent is said no longer than it is true", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101?view=canvas");
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	await page.getByText("All changes saved").first().waitFor();
	await page.context().setOffline(true);
	await page.keyboard.press("Control+d");
	const told = page.getByText("Your design could not be sent yet").last();
	await page.getByRole("button", { name: "Add to cart", exact: true }).click();
	await told.waitFor();
	await page.context().setOffline(false);
	await page.getByRole("img", { name: "All changes saved" }).waitFor();
	const visible = page.locator("[aria-hidden=true]", { hasText: "Your design could not be sent yet" });
	await expect.poll(() => visible.count(), { timeout: 2000 }).toBe(0);
});

test("a part that can't be fetched is asked for while somebody waits, and nothing is said of one that is on its way", async ({
	visit,
}) => {
	const page = await visit();
	await page.clock.install();
	await page.goto("/create/1101?view=canvas");
	const graphics = page.getByRole("button", { name: "Graphics", exact: true });
	let tries = 0;
	await page.route("**/clip-art-choice-*", (route) => route.abort().then(() => tries++));
	await page.route("**/mockup-view-*", () => {});
	await page.getByRole("button", { name: "On the product" }).click();
	await graphics.click();
	const told = page.locator("p", { hasText: LATER });
	await told.first().waitFor();
	expect(await told.count()).toBe(1);
	await page.clock.fastForward(6000);
	await expect.poll(() => tries).toBe(2);
	await page.getByRole("button", { name: "Background", exact: true }).click();
	for (let turn = 0; turn < 3; turn++) await page.clock.fastForward(6000);
	expect(tries).toBe(2);
	await graphics.click();
	await expect.poll(() => tries).toBe(3);
});

test("who works on a design gets the other parts of the editor where one fails, and that one when the network is back", async ({
	visit,
}) => {
	const page = await visit();
	await page.clock.install();
	await page.goto("/create/1101?view=canvas");
	let tries = 0;
	await page.route("**/context-menu-*", (route) => route.abort().then(() => tries++));
	const other = page.waitForRequest("**/shortcut-help-*");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.getByRole("button", { name: "Text: Your text", exact: true }).waitFor();
	await page.clock.fastForward(16_000);
	await other;
	expect(tries).toBe(1);
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect.poll(() => tries).toBe(2);
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
