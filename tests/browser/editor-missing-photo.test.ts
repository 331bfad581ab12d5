import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { DesignDocument } from "#design/document.ts";
import { PHONE, test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

type ProjectAnswer = { readonly document: DesignDocument };

const FORM = "/create/1101?design=9001&view=form";

test("on a phone the words that a photo is missing stay through each save, and the field that is written in stays", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	await page.goto(FORM);
	await page.route("**/images/upload", (route) => route.abort());
	await choose(page, "Replace photo", "zoe.jpg");
	await page.getByRole("alert").getByText("The connection broke off").waitFor();
	const words = page.getByRole("textbox", { name: "Text 1" });
	await words.tap();
	await page.keyboard.type("Z");
	await page.getByRole("img", { name: "Saved, but a photo is missing" }).waitFor();
	const place = await topOf(words);
	const seen = new Set<string>();
	const look = async () => {
		for (let turn = 0; turn < 15; turn++) {
			seen.add(`${await topOf(words)} ${await page.locator("header > p").allTextContents()}`);
			await page.waitForTimeout(100);
		}
	};
	for (const letter of "oë") {
		await page.keyboard.type(letter);
		await Promise.all([isSaved(page), look()]);
	}
	expect([...seen]).toEqual([`${place} Saved, but a photo is missing`]);
	await page.unroute("**/images/upload");
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await page.locator("header > p").waitFor({ state: "detached" });
	await page.getByRole("group", { name: "Photo 1", exact: true }).waitFor();
	await expect.poll(() => topOf(words)).toBe(place);
});

test("a photo that waits for another try is asked about before its page is left, and named afterwards unless it was given up", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	const asked: string[] = [];
	page.on("dialog", (question) => {
		asked.push(question.type());
		void question.accept();
	});
	await page.goto(FORM);
	await page.route("**/images/upload", (route) => route.fulfill({ status: 429, body: "{}" }));
	await page.getByRole("textbox", { name: "Text 1" }).tap();
	await page.keyboard.type("Zoë");
	await page.waitForURL(/project=/);
	const address = page.url();
	await choose(page, "Replace photo", "zoe.jpg");
	await page.getByRole("button", { name: "Try again" }).waitFor();
	await page.getByRole("img", { name: "Saved, but a photo is missing" }).waitFor();
	await page.getByRole("link", { name: "Back to" }).tap();
	await page.waitForURL(/\/design\//);
	expect(asked).toEqual(["beforeunload"]);
	await page.goto(FORM);
	await page.getByRole("textbox", { name: "Text 1" }).waitFor();
	await page.goto(address);
	const notice = page.getByText(/: zoe\.jpg\. Choose it again/).last();
	await notice.waitFor();
	await page.getByRole("img", { name: "Saved, but a photo is missing" }).waitFor();
	await choose(page, "Choose photos", "zoe.jpg");
	await page.getByRole("button", { name: "Try again" }).waitFor();
	await page.getByRole("button", { name: "Dismiss" }).tap();
	await page.getByRole("img", { name: "All changes saved" }).waitFor();
	await page.reload();
	await page.getByRole("textbox", { name: "Text 1" }).waitFor();
	expect([asked, await notice.count()]).toEqual([["beforeunload"], 0]);
});

test("of lost photos each goes where it was to go when it is chosen again, and those that are left stay named", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	page.on("dialog", (question) => void question.accept());
	await page.goto("/create/6201?design=9301&view=form");
	await page.route("**/images/upload", (route) => route.fulfill({ status: 429, body: "{}" }));
	for (const [month, name] of [
		["Month 2", "lake.jpg"],
		["Month 4", "hill.jpg"],
	] as const) {
		await choose(page, "Replace photo", name, fieldsOf(page, month));
		await fieldsOf(page, month).getByRole("button", { name: "Try again" }).waitFor();
	}
	await fieldsOf(page, "Month 9").getByRole("textbox").first().fill("Zoë");
	await page.waitForURL(/project=/);
	await page.getByRole("img", { name: "Saved, but a photo is missing" }).waitFor();
	await page.reload();
	await page.unroute("**/images/upload");
	await page.getByText(": lake.jpg, hill.jpg. Choose them again").last().waitFor();
	await choose(page, "Choose photos", "hill.jpg");
	const ownPhotos = async () => {
		const project = new URL(page.url()).searchParams.get("project");
		const { document } = (await (await page.request.get(`/api/projects/${project}`)).json()) as ProjectAnswer;
		return document.sides.flatMap(({ code, elements }) =>
			elements.some((each) => each.kind === "photo" && each.picture && !each.placeholder) ? [code] : [],
		);
	};
	await expect.poll(ownPhotos).toEqual(["month-4"]);
	await page.reload();
	await page.getByText(": lake.jpg. Choose it again").last().waitFor();
	await choose(page, "Choose photos", "other.jpg");
	await expect.poll(ownPhotos).toEqual(["month-2", "month-4"]);
	await page.getByRole("img", { name: "All changes saved" }).waitFor();
	await page.reload();
	await page.getByRole("textbox").first().waitFor();
	expect(await page.getByText(/Choose (it|them) again/).count()).toBe(0);
});

test("who dismisses a failed photo stays at its field, whatever else has failed", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/6201?design=9301&view=form");
	await page.route("**/images/upload", (route) => route.fulfill({ status: 429, body: "{}" }));
	for (const month of ["Month 2", "Month 4", "Month 6"]) {
		await choose(page, "Replace photo", "zoe.jpg", fieldsOf(page, month), "click");
		await fieldsOf(page, month).getByRole("button", { name: "Try again" }).waitFor();
	}
	const field = fieldsOf(page, "Month 4");
	const dismiss = field.getByRole("button", { name: "Dismiss" });
	await dismiss.focus();
	const place = await topOf(field);
	await dismiss.press("Enter");
	await field.getByRole("list", { name: "Photos being uploaded" }).waitFor({ state: "detached" });
	await field.locator("button:focus", { hasText: "Replace photo" }).waitFor();
	await page.getByRole("tab", { name: "Month 4", exact: true, selected: true }).waitFor();
	expect(Math.abs((await topOf(field)) - place)).toBeLessThan(200);
});

test("on a phone a refused photo's card leaves free how the one before it lies on the page", async ({ visit }) => {
	for (const article of [1101, 2101]) {
		const page = await visit(PHONE);
		await page.goto(`/create/${article}?view=design`);
		const photos = page.getByLabel("Choose photos");
		await photos.setInputFiles({ name: "zoe.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(300, 400) });
		const fit = page.locator("[data-photo-bar]");
		await fit.waitFor();
		await photos.setInputFiles({ name: "list.jpg", mimeType: "image/jpeg", buffer: Buffer.from("No photo.") });
		const card = page.getByRole("list", { name: "Photos being uploaded" });
		await card.getByRole("button", { name: "Choose another" }).waitFor();
		const [lies, told] = [(await fit.boundingBox())!, (await card.boundingBox())!];
		expect(told.y).toBeGreaterThanOrEqual(lies.y + lies.height);
		expect(told.y - lies.y - lies.height).toBeLessThan(20);
	}
});

function fieldsOf(page: Page, name: string): Locator {
	return page.getByRole("region", { name, exact: true });
}

async function choose(
	page: Page,
	button: string,
	name: string,
	within: Page | Locator = page,
	how: "tap" | "click" = "tap",
): Promise<void> {
	const [chooser] = await Promise.all([
		// Longer than the button is waited for: where it can't be reached, that is told.
		page.waitForEvent("filechooser", { timeout: 40_000 }),
		within.getByRole("button", { name: button }).first()[how](),
	]);
	await chooser.setFiles({ name, mimeType: "image/jpeg", buffer: await phonePhoto(300, 400) });
}

async function isSaved(page: Page): Promise<void> {
	await page.waitForResponse((answer) => answer.ok() && answer.url().includes("/api/projects"));
}

/** In whole CSS pixels from the screen's upper edge. */
async function topOf(field: Locator): Promise<number> {
	return field.evaluate((each) => Math.round(each.getBoundingClientRect().top));
}
