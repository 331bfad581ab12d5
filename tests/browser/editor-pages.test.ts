import { expect } from "vitest";
import { withSharedIds } from "../../demo/fill-demo-gaps.server.ts";
import { test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

const CALENDAR = "/create/6201?design=9301";

test("of pages that are alike the one that was meant is changed, in a template of an earlier release too", async ({
	database,
	visit,
}) => {
	const where = "where design_id = 9301 and article_id = 6201";
	const { rows } = await database.query(`select document from design_applications ${where}`);
	await database.query(`update design_applications set document = $1 ${where}`, [withSharedIds(rows[0].document)]);
	const page = await visit();
	const file = { name: "beach.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(2400, 3200) };
	const part = (name: string) => page.getByRole("region", { name, exact: true });
	const photos = () => page.locator("section[data-answer]").evaluateAll(photosOf);
	await page.goto(`${CALENDAR}&view=form`);
	await part("Month 12").waitFor();
	const before = await photos();
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		part("Month 3").getByRole("button", { name: "Replace photo" }).press("Enter"),
	]);
	await chooser.setFiles(file);
	const changed = async () => (await photos()).flatMap((each, index) => (each === before[index] ? [] : index));
	await expect.poll(changed).toEqual([3]);
	await part("Month 4").getByRole("button", { name: "Mark a day" }).press("Enter");
	await part("Month 4").locator("li select:focus").waitFor();
	expect(await page.locator("section[data-answer] li select:focus").count()).toBe(1);
	await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
	const question = page.getByRole("dialog", { name: "Please look at this first" });
	await question.getByRole("button", { name: "Photo 1 (Month 9)" }).press("Enter");
	await part("Month 9").locator("button:focus", { hasText: "Replace photo" }).waitFor();
	await part("Month 5")
		.getByRole("button", { name: /^Remove Photo 1/ })
		.press("Enter");
	await expect.poll(changed).toEqual([3, 5]);
});

test("photos chosen together take the places of samples, or come one a page of a blank calendar", async ({ visit }) => {
	const page = await visit();
	const buffers = await Promise.all([900, 1000].map((height) => phonePhoto(800, height)));
	const files = buffers.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer }));
	const photos = () => page.locator("[data-page] image").evaluateAll(picturesOf);
	const told = (words: string) => page.getByRole("status").getByText(words).waitFor({ state: "attached" });
	const choose = (count: number) => page.getByLabel("Choose photos").setInputFiles(files.slice(0, count));
	await page.goto(CALENDAR);
	await expect.poll(async () => (await photos()).length).toBe(1);
	const sample = await photos();
	await choose(1);
	await told("Photo, instead of the sample");
	expect([(await photos()).length, (await photos())[0] === sample[0]]).toEqual([1, false]);
	await page.getByRole("button", { name: "Undo" }).click();
	expect(await photos()).toEqual(sample);
	await page.goto("/create/6201");
	await page.getByRole("tab", { name: "Month 2", exact: true }).click();
	await choose(2);
	await told("The photos are on 2 pages.");
	expect((await photos()).length).toBe(1);
	await page.getByRole("tab", { name: "Month 3", exact: true }).click();
	await expect.poll(async () => (await photos()).length).toBe(1);
});

test("a row of more pages than fit is moved by the wheel, and shows beside the chosen one that there are more", async ({
	visit,
}) => {
	const page = await visit();
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(CALENDAR);
	const row = page.getByRole("tablist");
	const moved = () => row.evaluate((tabs) => tabs.scrollLeft);
	await row.hover();
	await expect
		.poll(async () => {
			await page.mouse.wheel(0, 200);
			return moved();
		})
		.toBeGreaterThan(100);
	await page.mouse.wheel(0, -5000);
	await expect.poll(moved).toBe(0);
	await page.getByRole("tab").first().click();
	for (let count = 0; count < 9; count++) await page.keyboard.press("ArrowRight");
	const sticksOut = () =>
		row.evaluate((tabs) => {
			const chosen = tabs.querySelector("[aria-selected=true]");
			const [own, next] = [chosen, chosen?.nextElementSibling].map((tab) => tab?.getBoundingClientRect());
			const end = tabs.getBoundingClientRect().right;
			return [own && end - own.right > 24, next && end - next.left > 16];
		});
	await expect.poll(sticksOut).toEqual([true, true]);
});

function picturesOf(images: readonly Element[]): string[] {
	return images.map((image) => image.getAttribute("href") ?? "");
}

function photosOf(parts: readonly Element[]): string[] {
	return parts.map((part) => part.querySelector("image")?.getAttribute("href") ?? "");
}
