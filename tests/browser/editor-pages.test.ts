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

function photosOf(parts: readonly Element[]): string[] {
	return parts.map((part) => part.querySelector("image")?.getAttribute("href") ?? "");
}
