import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

const CALENDAR = "/create/6201?design=9301&view=form";

test("on a phone the picture and the fields below it are of one page: whose tab is tapped, whose fields are read", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	await page.goto(CALENDAR);
	const tab = (name: string) => page.getByRole("tab", { name, exact: true });
	const photoOf = (name: string) => fieldsOf(page, name).getByRole("button", { name: "Replace photo" });
	await photoOf("Month 7").waitFor();
	await tab("Month 7").tap();
	await expect.poll(() => isBelowPicture(page, photoOf("Month 7"))).toBe(true);
	expect(await page.locator(":focus").textContent()).toBe("Month 7");
	await scrollTo(page, fieldsOf(page, "Month 3"));
	await page.getByRole("tab", { name: "Month 3", exact: true, selected: true }).waitFor();
	expect(await isBelowPicture(page, photoOf("Month 3"))).toBe(true);
	await tab("Month 3").press("ArrowRight");
	await page.getByRole("tab", { name: "Month 4", exact: true, selected: true }).waitFor();
	await expect.poll(() => isBelowPicture(page, photoOf("Month 4"))).toBe(true);
	expect(await page.locator(":focus").textContent()).toBe("Month 4");
	expect(await page.locator(":focus").getAttribute("role")).toBe("tab");
});

test("a photo is replaced by one, and several are chosen where there is none", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto(CALENDAR);
	const takesSeveral = async (button: Locator) => {
		const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.tap()]);
		return chooser.isMultiple();
	};
	expect(await takesSeveral(fieldsOf(page, "Cover").getByRole("button", { name: "Replace photo" }))).toBe(false);
	expect(await takesSeveral(fieldsOf(page, "Cover").getByRole("button", { name: "Add a photo" }))).toBe(true);
});

test("one choice of photos fills a book from its cover on, whichever page is shown, and tells how many places are left", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	await page.goto("/create/5102?view=form");
	const places = page.getByText(/^They fill the free places in their order/);
	const free = async () => Number(/(\d+)\.$/.exec((await places.textContent())!)![1]);
	const before = await free();
	await page.getByRole("tab", { name: "Page 8", exact: true }).tap();
	await page.getByRole("tab", { name: "Page 8", exact: true, selected: true }).waitFor();
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: "Choose photos for all pages" }).tap(),
	]);
	const photos = await Promise.all([1, 2].map((at) => phonePhoto(1500, 2000 + at)));
	await chooser.setFiles(photos.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer })));
	for (const name of ["Cover", "Page 1"])
		await fieldsOf(page, name).getByRole("button", { name: "Replace photo" }).waitFor();
	expect(await page.getByRole("button", { name: "Replace photo" }).count()).toBe(2);
	await expect.poll(free).toBe(before - 2);
});

test("a photo comes to the page for which it was chosen, however far somebody has come, and takes no field from them", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/6201?view=form");
	let sent = Promise.withResolvers<void>();
	await page.route("**/images/upload", (route) => sent.promise.then(() => route.continue()));
	const choose = async (button: Locator, height: number) => {
		sent = Promise.withResolvers<void>();
		const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.press("Enter")]);
		const buffer = await phonePhoto(1200, height);
		await chooser.setFiles({ name: `${height}.jpg`, mimeType: "image/jpeg", buffer });
	};
	await choose(fieldsOf(page, "Month 2").getByRole("button", { name: "Add a photo" }), 1600);
	await page.getByRole("tab", { name: "Month 8" }).press("Enter");
	sent.resolve();
	await page.getByText("The photo is on the page: Month 2.").first().waitFor();
	await page.getByRole("button", { name: "Design freely" }).first().press("Enter");
	await page.getByRole("button", { name: "Calendar", exact: true }).press("Enter");
	const year = page.getByRole("spinbutton", { name: "Year" });
	await year.waitFor();
	await choose(page.getByRole("button", { name: "Photo", exact: true }), 1601);
	await year.fill("203");
	sent.resolve();
	await page.getByText("The photo is on the page.").first().waitFor({ state: "attached" });
	await page.keyboard.type("1");
	expect(await year.inputValue()).toBe("2031");
});

test("photos come to the part whose button was pressed, though the form is scrolled in the same moment", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	await page.goto("/create/6101?view=form");
	const button = fieldsOf(page, "Inside").getByRole("button", { name: "Add a photo" });
	await button.scrollIntoViewIfNeeded();
	await page.getByRole("tab", { name: "Inside", selected: true }).waitFor();
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		button.evaluate((each: HTMLButtonElement) => {
			each.click();
			const [form, outside] = [each.closest(".overflow-y-auto")!, document.querySelector("section[data-answer]")!];
			const { top, bottom } = outside.getBoundingClientRect();
			const covered = form.firstElementChild!.getBoundingClientRect().bottom;
			form.scrollTop += (top + bottom) / 2 - (covered + form.getBoundingClientRect().bottom) / 2;
		}),
	]);
	await page.getByRole("tab", { name: "Outside", selected: true }).waitFor();
	const photos = await Promise.all([1, 2].map((at) => phonePhoto(1500, 2000 + at)));
	await chooser.setFiles(photos.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer })));
	await fieldsOf(page, "Inside").getByRole("group", { name: "Photo 2" }).waitFor();
	await page.getByRole("tab", { name: "Inside", selected: true }).waitFor();
	expect(
		await fieldsOf(page, "Outside")
			.getByRole("group", { name: /^Photo/ })
			.count(),
	).toBe(0);
});

test("a file that can't be used is told at the field for which it was chosen, in sight, and gives way to the next", async ({
	visit,
}) => {
	const page = await visit({ ...PHONE, viewport: { width: 375, height: 667 } });
	await page.goto(CALENDAR);
	const told = (fields: Locator) =>
		fields.getByRole("alert").filter({ hasText: "This is not a photo that we can print" });
	const choose = async (button: Locator, buffer: Buffer) => {
		const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.tap()]);
		await chooser.setFiles({ name: "list.jpg", mimeType: "image/jpeg", buffer });
	};
	for (const [month, button] of [
		["Month 7", "Replace photo"],
		["Month 9", "Add a photo"],
	] as const) {
		const fields = fieldsOf(page, month);
		await choose(fields.getByRole("button", { name: button }), Buffer.from("No photo."));
		await told(fields).waitFor();
		expect(await isInSight(page, told(fields))).toBe(true);
	}
	await choose(fieldsOf(page, "Month 7").getByRole("button", { name: "Replace photo" }), Buffer.from("No photo, too."));
	await expect.poll(() => told(fieldsOf(page, "Month 7")).count()).toBe(1);
	await choose(fieldsOf(page, "Month 7").getByRole("button", { name: "Choose another" }), await phonePhoto(300, 400));
	await told(fieldsOf(page, "Month 7")).waitFor({ state: "detached" });
	expect(await told(page.locator("main")).count()).toBe(1);
	await fieldsOf(page, "Month 9").getByRole("button", { name: "Dismiss" }).tap();
	await told(page.locator("main")).waitFor({ state: "detached" });
});

test("of several photos the one that is refused says for which page it was, and no notice lies over it", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	await page.goto(CALENDAR);
	const cover = fieldsOf(page, "Cover");
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		cover.getByRole("button", { name: "Add a photo" }).tap(),
	]);
	const photos = await Promise.all([1, 2, 3].map((at) => phonePhoto(300, 400 + at)));
	photos[1] = Buffer.from("No photo.");
	await chooser.setFiles(photos.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer })));
	const card = cover.getByRole("list", { name: "Photos being uploaded" });
	await card.getByRole("alert").getByText("For the page: Month 2").waitFor();
	const notice = page.locator("[aria-hidden]").getByText("The photos are on 2 pages.");
	await notice.waitFor();
	await card.evaluate((each) => each.scrollIntoView({ block: "end" }));
	const [told, shown] = [(await card.boundingBox())!, (await notice.boundingBox())!];
	expect(told.y + told.height).toBeGreaterThan(PHONE.viewport.height - 112);
	expect(shown.y + shown.height).toBeLessThan(told.y);
});

for (const viewport of [
	{ width: 375, height: 667 },
	{ width: 1280, height: 640 },
])
	test(`at ${viewport.width} what is worked on stays where it is while photos above it arrive and notices go`, async ({
		visit,
	}) => {
		const page = await visit({ viewport });
		await page.goto("/create/1101?view=design");
		await page.getByRole("button", { name: "QR code", exact: true }).first().click();
		await page.waitForURL(/project=/);
		await page.goto("/create/1101?design=9001&view=form");
		const notice = page.getByRole("region", { name: "Your unfinished designs" });
		await notice.waitFor();
		let sent = Promise.withResolvers<void>();
		await page.route("**/images/upload", (route) => sent.promise.then(() => route.continue()));
		const onTheirWay = page.getByRole("list", { name: "Photos being uploaded" });
		const choose = async (button: Locator) => {
			const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.click()]);
			await chooser.setFiles({ name: "zoe.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(1200, 1600) });
			await onTheirWay.first().waitFor();
		};
		await choose(page.getByRole("button", { name: "Replace photo" }));
		const words = page.getByRole("textbox", { name: "Text 1" });
		await words.click();
		const place = await topOf(words);
		await page.keyboard.type("Z");
		await notice.waitFor({ state: "detached" });
		expect(await topOf(words)).toBe(place);
		sent.resolve();
		await onTheirWay.waitFor({ state: "detached" });
		expect(await topOf(words)).toBe(place);
		await page.getByRole("group", { name: "Photo 1", exact: true }).waitFor();
		await page.goto(CALENDAR);
		sent = Promise.withResolvers<void>();
		for (const month of ["Cover", "Month 1"])
			await choose(fieldsOf(page, month).getByRole("button", { name: "Replace photo" }));
		const tapped = fieldsOf(page, "Month 3").getByRole("button", { name: "Replace photo" });
		const wanted = viewport.height * 0.65;
		await page.mouse.move(viewport.width - 50, viewport.height - 50);
		await page.mouse.wheel(0, (await topOf(tapped)) - wanted);
		await expect.poll(() => topOf(tapped)).toBeLessThan(wanted + 20);
		const before = await topOf(tapped);
		sent.resolve();
		await onTheirWay.last().waitFor({ state: "detached" });
		await onTheirWay.first().waitFor({ state: "detached" });
		// What came above it may be a fraction of a pixel high.
		expect(Math.abs((await topOf(tapped)) - before)).toBeLessThanOrEqual(1);
		sent = Promise.withResolvers<void>();
		await choose(tapped);
		await fieldsOf(page, "Month 3").getByRole("button", { name: "Remove Photo 1" }).click();
		await onTheirWay.waitFor({ state: "detached" });
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await tapped.waitFor();
		await onTheirWay.waitFor();
		sent.resolve();
		const own = fieldsOf(page, "Month 3").getByRole("group", { name: "Photo 1", exact: true });
		await own.waitFor();
		await page.getByRole("button", { name: "Redo", exact: true }).click();
		await own.waitFor({ state: "detached" });
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		await own.waitFor();
	});

function fieldsOf(page: Page, side: string): Locator {
	return page.getByRole("region", { name: side, exact: true });
}

/** In whole CSS pixels from the screen's upper edge. */
async function topOf(field: Locator): Promise<number> {
	return field.evaluate((each) => Math.round(each.getBoundingClientRect().top));
}

/** Wholly between the picture and the screen's lower edge. */
async function isInSight(page: Page, told: Locator): Promise<boolean> {
	const picture = await page.getByRole("img", { name: "as it will be printed: preview" }).boundingBox();
	const place = await told.boundingBox();
	if (!picture || !place) return false;
	const { height } = page.viewportSize() ?? { height: 0 };
	return place.y >= picture.y + picture.height && place.y + place.height <= height;
}

/** In the upper half of what is left below the picture. */
async function isBelowPicture(page: Page, field: Locator): Promise<boolean> {
	const picture = await page.getByRole("img", { name: "as it will be printed: preview" }).boundingBox();
	const place = await field.boundingBox();
	if (!picture || !place) return false;
	const top = picture.y + picture.height;
	return place.y >= top && place.y < (top + PHONE.viewport.height) / 2;
}

/** As a finger does: nothing is pressed. */
async function scrollTo(page: Page, fields: Locator): Promise<void> {
	const place = await fields.boundingBox();
	const picture = await page.getByRole("img", { name: "as it will be printed: preview" }).boundingBox();
	await page.mouse.move(180, 700);
	await page.mouse.wheel(0, (place?.y ?? 0) - (picture ? picture.y + picture.height + 20 : 0));
}
