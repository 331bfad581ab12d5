import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { DESKTOP, PHONE, test } from "../support/browser-test.ts";

test("a reload right after a change loses nothing and is no conflict with itself", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	await Promise.all([saved(page, "One"), addText(page, "One")]);
	await page.waitForURL(/project=/);
	await addText(page, "Two");
	await page.reload();
	await page.getByRole("button", { name: "Photo", exact: true }).waitFor();
	expect(await page.locator("[data-page] [data-element]").count()).toBe(2);
	await Promise.all([saved(page, "Three"), addText(page, "Three")]);
	await page.reload();
	await page.getByRole("button", { name: "Photo", exact: true }).waitFor();
	expect(await page.locator("[data-page] [data-element]").count()).toBe(3);
	expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a tab that shows an older design adds nothing to the cart, and then shows the newer one", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	await Promise.all([saved(page, "Monday"), addText(page, "Monday")]);
	await page.waitForURL(/project=/);
	const other = await page.context().newPage();
	await other.goto(page.url());
	await other.getByRole("button", { name: "Photo", exact: true }).waitFor();
	await other.route("**/api/projects/*", (route) => route.abort());
	await Promise.all([saved(page, "Tuesday"), addText(page, "Tuesday")]);
	await other.getByRole("button", { name: "Add to cart" }).click();
	await other.getByRole("alert").getByText("changed meanwhile").waitFor();
	await other.getByRole("button", { name: "Photo", exact: true }).waitFor();
	expect(await other.locator("[data-page] [data-element]").count()).toBe(2);
	await other.getByRole("button", { name: "Add to cart" }).click();
	await other.waitForURL(/\/cart$/);
	await other.getByRole("link", { name: "See it flat: All round" }).click();
	const proof = await other.getByRole("img", { name: "as it will be printed" }).getAttribute("src");
	const picture = await other.request.get(proof ?? "");
	expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
	const { width = 0, height = 0 } = await sharp(await picture.body()).metadata();
	expect(width / height).toBeCloseTo(226 / 78, 1);
});

test("a design goes on on a phone by its code, and back again", async ({ visit }) => {
	const desk = await visit();
	await desk.goto("/create/1101");
	await Promise.all([saved(desk, "Desk"), addText(desk, "Desk")]);
	await desk.getByRole("button", { name: "Other device" }).click();
	const panel = desk.getByRole("region", { name: "Continue on another device" });
	await panel.getByRole("button", { name: "Show the code" }).click();
	const code = panel.getByRole("img", { name: "Code that leads to your design" });
	await code.waitFor();
	expect(((await code.boundingBox())?.y ?? 900) < 500).toBe(true);
	const link = (await panel.getByRole("link").getAttribute("href")) ?? "";
	expect(await violationsOn(desk)).toEqual([]);

	const phone = await visit(PHONE);
	await phone.goto(link);
	expect(await violationsOn(phone)).toEqual([]);
	await phone.getByRole("button", { name: "Go on here" }).click();
	await phone.waitForURL(/\/create\/1101\?project=/);
	await phone.getByRole("button", { name: "Photo", exact: true }).waitFor();
	expect(await phone.locator("[data-page] [data-element]").count()).toBe(1);
	await phone.setViewportSize({ width: 375, height: 667 });
	await phone.getByRole("button", { name: "Other device" }).click();
	await phone.getByRole("button", { name: "Show the code" }).click();
	expect(await shareInSight(phone.getByRole("img", { name: "Code that leads to your design" }))).toBe(1);
	await phone.getByRole("button", { name: "Close", exact: true }).click();
	await Promise.all([saved(phone, "Phone"), addText(phone, "Phone")]);
	await desk.reload();
	await desk.getByRole("button", { name: "Photo", exact: true }).waitFor();
	expect(await desk.locator("[data-page] [data-element]").count()).toBe(1);

	await phone.goto(link);
	await phone.getByText("This link was used already").waitFor();
});

test("what was made offline outlives its tab, and is saved once there is a network again", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	await Promise.all([saved(page, "Home"), addText(page, "Home")]);
	await page.waitForURL(/project=/);
	const context = page.context();
	await context.setOffline(true);
	await page.getByRole("button", { name: "Add to cart" }).click();
	await page.locator("[aria-hidden]").getByText("Your design could not be sent yet").waitFor();
	expect(page.url()).toContain("/create/");
	await addText(page, "Train");
	await page.getByRole("img", { name: "Offline: kept on this device" }).waitFor();
	const address = page.url();
	await page.close();
	await context.setOffline(false);
	const again = await context.newPage();
	await Promise.all([saved(again, "Train"), again.goto(address)]);
	await again.getByRole("button", { name: "Photo", exact: true }).waitFor();
	expect(await again.locator("[data-page] [data-element]").count()).toBe(2);
	const notice = again.getByText("We brought back changes");
	await notice.waitFor();
	await addText(again, "Bus");
	await notice.waitFor({ state: "detached" });
	await again.getByRole("button", { name: "Form", exact: true }).click();
	await again.getByRole("heading", { name: "Fill in your design" }).waitFor();
	expect(await notice.count()).toBe(0);
});

test("photos on their way are told by the save state, and by name after a reload or in the next tab until they are given up, not in a copy of the tab", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101");
	await Promise.all([saved(page, "Ahoy"), addText(page, "Ahoy")]);
	await page.waitForURL(/project=/);
	await page.getByRole("img", { name: "All changes saved" }).waitFor();
	await page.route("**/images/upload", () => {});
	const photo = { mimeType: "image/jpeg", buffer: await readFile("demo/pictures/sea.jpg") };
	await page.getByLabel("Choose photos").setInputFiles(["a.jpg", "b.jpg"].map((name) => ({ ...photo, name })));
	await page.getByRole("img", { name: "Photos are still on their way" }).waitFor();
	const words = "2 photos had not arrived yet when the page was closed: a.jpg, b.jpg. Choose them again.";
	const lost = page.getByText(words);
	const [copied] = await Promise.all([
		page.waitForEvent("popup"),
		page.evaluate(() => void window.open(location.href)),
	]);
	await copied.getByRole("button", { name: "Photo", exact: true }).waitFor();
	await copied.evaluate(() => navigator.locks.query());
	expect(await copied.getByText(words).count()).toBe(0);
	page.on("dialog", (question) => void question.accept());
	await page.evaluate(() => localStorage.setItem("keepsake-editor-lost-photos:another:tab", "{unreadable"));
	await page.reload();
	await lost.last().waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.addInitScript(() => {
		if (window.name === "dies while it opens") LockManager.prototype.request = () => new Promise(() => {});
		window.name = "";
	});
	await page.evaluate(() => {
		window.name = "dies while it opens";
	});
	await page.reload();
	await page.getByRole("button", { name: "Photo", exact: true }).waitFor();
	expect(await lost.count()).toBe(0);
	await page.reload();
	await lost.last().waitFor();
	// As if the tab had stayed open for weeks.
	await page.evaluate(() => {
		for (const [key, entry] of Object.entries(localStorage))
			if (key.startsWith("keepsake-editor-lost-photos"))
				localStorage.setItem(key, JSON.stringify({ ...JSON.parse(entry), at: 0 }));
	});
	await page.reload();
	await lost.last().waitFor();
	const [address, context] = [page.url(), page.context()];
	await page.close();
	const next = await context.newPage();
	await next.goto(address);
	await next.getByText(words).last().waitFor();
	await next.getByRole("button", { name: "Dismiss" }).click();
	for (const [tab, name] of [
		[copied, "c.jpg"],
		[next, "d.jpg"],
	] as const) {
		await tab.route("**/images/upload", () => {});
		await tab.getByLabel("Choose photos").setInputFiles([{ ...photo, name }]);
		await tab.getByRole("img", { name: "A photo is still on its way" }).waitFor();
	}
	await next.getByRole("button", { name: "Cancel upload" }).click();
	await next.reload();
	await next.getByRole("button", { name: "Photo", exact: true }).waitFor();
	await next.evaluate(() => navigator.locks.query());
	expect(await next.getByText("had not arrived yet").count()).toBe(0);
	await copied.close();
	await next.reload();
	await next.getByText("had not arrived yet when the page was closed: c.jpg.").last().waitFor();
});

test("a tab that dies in the middle of a drag takes nothing with it that was there before", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	await Promise.all([saved(page, "Heart"), addText(page, "Heart")]);
	await page.waitForURL(/project=/);
	const address = page.url();
	const element = page.locator("[data-page] [data-element]");
	const before = (await element.boundingBox())!;
	await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
	await page.mouse.down();
	await page.mouse.move(before.x + 90, before.y + 60, { steps: 5 });
	const session = await page.context().newCDPSession(page);
	const died = page.waitForEvent("crash");
	void session.send("Page.crash").catch(() => {});
	await died;
	const again = await page.context().newPage();
	await again.goto(address);
	await again.getByRole("button", { name: "Photo", exact: true }).waitFor();
	const after = (await again.locator("[data-page] [data-element]").boundingBox())!;
	expect(Math.abs(after.x - before.x)).toBeLessThan(2);
	expect(await again.getByRole("dialog").count()).toBe(0);
});

test("a tab in which nothing is unsaved shows what another one saved, and undo leads back", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	await Promise.all([saved(page, "One"), addText(page, "One")]);
	await page.waitForURL(/project=/);
	const other = await page.context().newPage();
	await other.goto(page.url());
	await other.getByRole("button", { name: "Photo", exact: true }).waitFor();
	const drawn = other.locator("[data-page] [data-element]");
	await Promise.all([saved(page, "Two"), addText(page, "Two")]);
	await drawn.nth(1).waitFor();
	await other.getByText("You see the newest state").first().waitFor({ state: "attached" });
	await Promise.all([saved(other, "Three"), addText(other, "Three")]);
	await page.locator("[data-page] [data-element]").nth(2).waitFor();
	await page.getByRole("button", { name: /^Undo/ }).click();
	expect(await page.locator("[data-page] [data-element]").count()).toBe(2);
	for (const tab of [page, other]) expect(await tab.getByRole("dialog").count()).toBe(0);
});

test("of two tabs that change a design at once both outcomes are kept until its person chooses", async ({ visit }) => {
	const { other, question } = await contested(await visit());
	const pictures = ["Here", "The other one"].map((name) =>
		question.locator("figure", { hasText: name }).locator("svg"),
	);
	for (const picture of pictures) await picture.waitFor();
	const [here, there] = await Promise.all(pictures.map((picture) => picture.evaluate(outlines)));
	expect(here).not.toBe(there);
	expect(await violationsOn(other)).toEqual([]);
	await question.getByRole("button", { name: "Use the other one" }).click();
	await inSight(other, "Yours is under “Earlier versions”");
	await other.getByRole("button", { name: /^Undo/ }).click();
	await other.getByRole("listitem").getByText("Right").first().waitFor();
	await other.getByRole("button", { name: /^Redo/ }).click();
	await Promise.all([saved(other, "More"), addText(other, "More")]);
	await bringBack(await reopened(other), "Right");
});

test("what somebody goes on typing when two states are in conflict chooses none of them", async ({ visit }) => {
	const { other, question } = await contested(await visit());
	await question.locator("figure").last().waitFor();
	for (const key of [" ", "Enter", "s"]) await other.keyboard.press(key);
	await other.locator("h2:focus", { hasText: "This design was changed elsewhere" }).waitFor();
	expect(await question.locator("[aria-busy=true]").count()).toBe(0);
});

test("Escape decides nothing, and the state that is given up is found again after reopening", async ({ visit }) => {
	const page = await visit();
	const { other, question } = await contested(page);
	await other.keyboard.press("Escape");
	await question.waitFor({ state: "hidden" });
	await inSight(other, "Nothing is decided yet");
	await other.getByRole("button", { name: "Add to cart" }).click();
	await question.waitFor();
	await other.keyboard.press("Escape");
	await other.setViewportSize(PHONE.viewport);
	await other.getByRole("button", { name: "Changed elsewhere: choose" }).click();
	await question.waitFor();
	await other.setViewportSize(DESKTOP.viewport);
	await other.keyboard.press("Escape");
	await other.reload();
	await question.waitFor();
	const id = new URL(page.url()).searchParams.get("project");
	expect(await (await page.request.get(`/api/projects/${id}`)).text()).not.toContain("Right");
	await Promise.all([
		saved(other, "Right"),
		question.getByRole("button", { name: "Keep what I see here" }).click(),
		inSight(other, "The other one is under “Earlier versions”"),
	]);
	await question.waitFor({ state: "hidden" });
	await bringBack(await reopened(other), "Left");
});

/** A tab that changed a design which another one had changed meanwhile, and what it asks. */
async function contested(page: Page): Promise<{ other: Page; question: Locator }> {
	await page.goto("/create/1101");
	await Promise.all([saved(page, "First"), addText(page, "First")]);
	await page.waitForURL(/project=/);
	const other = await page.context().newPage();
	await other.goto(page.url());
	await other.getByRole("button", { name: "Photo", exact: true }).waitFor();
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	await other.route("**/api/projects/*", async (route) => {
		await held;
		await route.continue();
	});
	await addText(other, "Right");
	await Promise.all([saved(page, "Left"), addText(page, "Left")]);
	letGo();
	const question = other.getByRole("dialog");
	await question.waitFor();
	return { other, question };
}

async function inSight(page: Page, words: string): Promise<void> {
	await page.locator('[aria-hidden="true"]').getByText(words).waitFor();
}

async function reopened(page: Page): Promise<Page> {
	const again = await page.context().newPage();
	await again.goto(page.url());
	await again.getByRole("button", { name: "Photo", exact: true }).waitFor();
	return again;
}

/** The newest of what is kept, by what it says. */
async function bringBack(page: Page, words: string): Promise<void> {
	await page.getByRole("button", { name: "History", exact: true }).click();
	await Promise.all([saved(page, words), page.getByRole("button", { name: "Bring back" }).first().click()]);
}

async function addText(page: Page, words: string): Promise<void> {
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type(words);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
}

function outlines(picture: Element): string {
	return [...picture.querySelectorAll("path")].map((path) => path.getAttribute("d")).join();
}

async function saved(page: Page, words: string): Promise<void> {
	await page.waitForResponse(
		(answer) => answer.ok() && /\/api\/projects/.test(answer.url()) && !!answer.request().postData()?.includes(words),
	);
}

/** Of its area; 1: all of it is seen. */
async function shareInSight(locator: Locator): Promise<number> {
	await locator.waitFor();
	return locator.evaluate(
		(element) =>
			new Promise<number>((resolve) => {
				new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(element);
			}),
	);
}
