import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { PHONE, test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

const MUG = "/create/1101";

test("dialogs begin on the choice that does the least harm, or on their heading where they need scrolling", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto(MUG);
	await cartButton(page).click();
	expect(await focused(page)).toBe("Go on designing");
	await page.keyboard.press("Escape");
	expect(await focused(page)).toBe("Add to cart");
	await page.setViewportSize({ width: 375, height: 260 });
	await cartButton(page).click();
	expect(await focused(page)).toBe("Nothing is printed yet");
	await page.goto("/dev/gallery");
	await page.waitForLoadState("networkidle");
	await page.getByRole("button", { name: "Open the dialog" }).first().click();
	expect(await focused(page)).toBe("Keep it");
});

test("a garment's size is asked for before the cart, unless it was chosen", async ({ visit }) => {
	const page = await visit();
	const question = page.getByRole("dialog", { name: "Which size?" });
	for (const chosen of [false, true]) {
		await page.goto("/create/2101");
		await addHeart(page);
		if (chosen) {
			await page.keyboard.press("Escape");
			await page
				.getByLabel("Options")
				.getByRole("group", { name: "Size", exact: true })
				.getByText("XL", { exact: true })
				.click();
		}
		await cartButton(page).click();
		if (!chosen) {
			await question.waitFor();
			expect(await violationsOn(page)).toEqual([]);
			await page.keyboard.press("Escape");
			expect(await focused(page)).toBe("Add to cart");
			await cartButton(page).click();
			await question.getByRole("button", { name: "M", exact: true }).click();
		}
		await page.waitForURL(/\/cart$/);
		await page.getByText(chosen ? "White · XL" : "White · M").waitFor();
	}
});

test("on a phone a colour that nobody has chosen is asked for before the cart, then the size, and never again", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	const dialog = (name: string) => page.getByRole("dialog", { name });
	const addText = async () => {
		await page.getByRole("button", { name: "Text", exact: true }).click();
		await page.locator("textarea:focus").waitFor();
		await page.keyboard.type("Zoë");
		await page.keyboard.press("Escape");
	};
	await page.goto("/create/1102");
	await addText();
	await cartButton(page).click();
	const navy = dialog("Which colour?").getByRole("button", { name: "Navy blue", exact: true });
	await navy.waitFor();
	expect(await navy.locator("circle").count()).toBe(1);
	expect(await violationsOn(page)).toEqual([]);
	await page.keyboard.press("Escape");
	expect(await focused(page)).toBe("Add to cart");
	await cartButton(page).click();
	await navy.click();
	await page.waitForURL(/\/cart$/);
	await page.getByText("Navy blue", { exact: true }).waitFor();

	for (const chosen of [false, true]) {
		await page.goto("/create/2101");
		await addText();
		if (chosen) {
			await page.getByRole("button", { name: "Options", exact: true }).click();
			const colors = page.getByLabel("Options").getByRole("group", { name: "Colour", exact: true });
			await colors.getByText("Sand", { exact: true }).click();
		}
		await cartButton(page).click();
		if (!chosen) await dialog("Which colour?").getByRole("button", { name: "Sand", exact: true }).click();
		await dialog("Which size?").getByText("Sand", { exact: true }).waitFor();
		await dialog("Which size?").getByRole("button", { name: "M", exact: true }).click();
		await page.waitForURL(/\/cart$/);
		await page.getByText("Sand · M").first().waitFor();
	}
});

test("who asks for a design that is not to be had is told, where the others are too", async ({ visit }) => {
	const page = await visit();
	const told = page.getByText("This design is not available for this product.");
	for (const gone of ["99999", "x", "9004"]) {
		await page.goto(`${MUG}?design=${gone}`);
		await cartButton(page).waitFor();
		await page.getByText("You start with a blank product: Mug 325 ml.").waitFor();
	}
	await page.getByRole("button", { name: "Close", exact: true }).click();
	await told.waitFor({ state: "detached" });
	await page.goto(`${MUG}?design=99999`);
	await page.getByRole("link", { name: "Designs: Mug 325 ml" }).click();
	await page.waitForURL(/\/designs\/.*\/1101$/);
	for (const plain of ["9006", ""]) {
		await page.goto(`${MUG}?design=${plain}`);
		await cartButton(page).waitFor();
		expect(await told.count(), plain).toBe(0);
	}
	const plain = await visit({ javaScriptEnabled: false });
	await plain.goto(`/es-es${MUG}?design=99999`);
	await plain.getByText("Este diseño no está disponible para este producto.").waitFor();
});

test("at twice the text size on the narrowest phone the bar stays one row with everything in reach", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 320, height: 640 } });
	await page.goto(MUG);
	await cartButton(page).waitFor();
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	const controls = [
		page.getByRole("link", { name: "Back to Mug 325 ml" }),
		page.getByRole("button", { name: "Undo" }),
		page.getByRole("button", { name: "Redo" }),
		cartButton(page),
	];
	const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
	let end = 0;
	for (const box of boxes) {
		expect(box?.width).toBeGreaterThanOrEqual(44);
		expect(box?.height).toBeGreaterThanOrEqual(44);
		expect(box?.x).toBeGreaterThanOrEqual(end);
		end = (box?.x ?? 0) + (box?.width ?? 0);
	}
	expect(end).toBeLessThanOrEqual(320);
	expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1);
	await controls[1]?.focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	expect(await focused(page)).toBe("Add to cart");
	expect(await violationsOn(page)).toEqual([]);
});

test("an upload that stands still says so, beside a design that is saved, and goes on when asked", async ({
	visit,
}) => {
	const page = await visit();
	await page.clock.install();
	await page.goto(MUG);
	await cartButton(page).waitFor();
	const held = Promise.withResolvers<void>();
	await page.route("**/images/upload", () => held.resolve(), { times: 1 });
	await page.getByLabel("Choose photos").setInputFiles({
		name: "garden.jpg",
		mimeType: "image/jpeg",
		buffer: await phonePhoto(300, 400),
	});
	const card = page.getByRole("list", { name: "Photos being uploaded" });
	await card.getByText("garden.jpg").waitFor();
	await held.promise;
	await page.clock.fastForward(101_000);
	await card.getByText("The upload came to a standstill").waitFor();
	await addHeart(page);
	await page.clock.fastForward(5_000);
	await page.getByRole("img", { name: "Saved, but a photo is missing" }).waitFor();
	await card.getByRole("button", { name: "Try again" }).click();
	await page.getByText("The photo is on the page.").waitFor({ state: "attached" });
	expect(await card.count()).toBe(0);
	await page.clock.fastForward(5_000);
	await page.getByRole("img", { name: "All changes saved" }).waitFor();
});

test("the cart waits for photos on their way, and asks about those that did not arrive", async ({ visit }) => {
	const page = await visit();
	await page.goto(MUG);
	await cartButton(page).waitFor();
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	let tries = 0;
	await page.route("**/images/upload", async (route) => {
		tries++;
		if (tries === 1) await held;
		return tries === 1 ? route.abort() : route.continue();
	});
	await page.getByLabel("Choose photos").setInputFiles({
		name: "garden.jpg",
		mimeType: "image/jpeg",
		buffer: await phonePhoto(300, 400),
	});
	await cartButton(page).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("heading", { name: "Still uploading" }).waitFor();
	expect(await focused(page)).toBe("Go on designing");
	expect(await asksBeforeLeaving(page)).toBe(true);
	expect(await violationsOn(page)).toEqual([]);
	letGo();
	await dialog.getByRole("heading", { name: "Not all photos have arrived" }).waitFor();
	await dialog.getByText("garden.jpg").waitFor();
	expect(await focused(page)).toBe("Try again");
	expect(await asksBeforeLeaving(page)).toBe(true);
	await page.keyboard.press("Escape");
	await addHeart(page);
	await cartButton(page).click();
	await dialog.getByRole("button", { name: "Try again" }).click();
	await page.waitForURL("**/cart**");
});

test("on a phone the missing photo is told in words, and the focus stays beside it", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto(MUG);
	await cartButton(page).waitFor();
	await page.route("**/images/upload", (route) => route.abort(), { times: 2 });
	await page.getByLabel("Choose photos").setInputFiles({
		name: "garden.jpg",
		mimeType: "image/jpeg",
		buffer: await phonePhoto(300, 400),
	});
	const card = page.getByRole("list", { name: "Photos being uploaded" });
	await card.getByText("The connection broke off").waitFor();
	await addHeart(page);
	const told = page.locator("header p", { hasText: "Saved, but a photo is missing" });
	await told.waitFor();
	await card.getByRole("button", { name: "Try again" }).focus();
	await page.keyboard.press("Enter");
	await card.getByText("The connection broke off").waitFor();
	expect(await focused(page)).toBe("Dismiss");
	await page.keyboard.press("Enter");
	await told.waitFor({ state: "detached" });
	await page.getByRole("img", { name: "All changes saved" }).waitFor();
	expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain("Design area");
});

test("by keyboard a photo gets other colours, each gesture one step back", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto(MUG);
	await cartButton(page).waitFor();
	await page.getByLabel("Choose photos").setInputFiles({
		name: "garden.jpg",
		mimeType: "image/jpeg",
		buffer: await phonePhoto(150, 200),
	});
	await page.getByText("The photo is on the page.").waitFor({ state: "attached" });
	const answer = page.locator("[aria-hidden]").getByText("It is sharp enough now.");
	await page.getByRole("button", { name: "Make it smaller, so that it is sharp" }).first().press("Enter");
	await answer.waitFor();
	await page.keyboard.press("Control+Z");
	expect(await answer.count()).toBe(0);
	const matrix = page.locator("[data-page] feColorMatrix");
	await page.getByText("Light and colour").focus();
	await page.keyboard.press("Enter");
	const slider = page.getByRole("slider", { name: "Brightness" });
	await slider.focus();
	for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
	expect(await slider.inputValue()).toBe("3");
	expect((await matrix.getAttribute("values"))?.split(" ")[0]).toBe("1.03");
	expect(await violationsOn(page)).toEqual([]);
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe("number");
	await page.keyboard.press("Control+A");
	await page.keyboard.type("40");
	expect((await matrix.getAttribute("values"))?.split(" ")[0]).toBe("1.4");
	const undo = page.getByRole("button", { name: "Undo" });
	await undo.click();
	expect(await slider.inputValue()).toBe("3");
	await undo.click();
	await matrix.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Improve automatically" }).press("Enter");
	await matrix.waitFor({ state: "attached" });
	await undo.click();
	await matrix.waitFor({ state: "detached" });
	const look = page.getByRole("button", { name: "Black and white" });
	await look.focus();
	await page.keyboard.press("Space");
	expect(await look.getAttribute("aria-pressed")).toBe("true");
	await page.getByRole("button", { name: "Original colours" }).focus();
	await page.keyboard.press("Enter");
	await page.getByText("The photo has its original colours again.").waitFor({ state: "attached" });
	await matrix.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Flip left to right" }).press("Enter");
	await page.locator('[data-page] g[transform^="matrix(-1 "]').waitFor({ state: "attached" });
	await page.getByText("Shape and border").press("Enter");
	const heart = page.getByRole("list", { name: "Shapes for the photo" }).getByRole("button", { name: "Heart" });
	await heart.press("Space");
	expect(await heart.getAttribute("aria-pressed")).toBe("true");
	const border = page.getByRole("group", { name: "Border" });
	await border.getByRole("button", { name: "Cream" }).press("Enter");
	await page.getByRole("slider", { name: "Border width" }).press("ArrowRight");
	await page.locator('[data-page] path[stroke="#f3e6d3"][stroke-width="5"]').waitFor({ state: "attached" });
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("button", { name: "Undo" }).click();
	await page.locator('[data-page] path[stroke="#f3e6d3"]').waitFor({ state: "detached" });
	await page.getByText("Shadow and blur").press("Enter");
	await page.getByRole("group", { name: "Shadow" }).getByRole("button", { name: "Black" }).press("Enter");
	const down = page.getByRole("slider", { name: "Shadow downwards" });
	const first = Number(await down.inputValue());
	await down.press("ArrowRight");
	await page.locator(`[data-page] feDropShadow[dy="${first + 0.5}"]`).waitFor({ state: "attached" });
	await page.getByRole("slider", { name: "Blur" }).press("ArrowRight");
	await page.locator('[data-page] feGaussianBlur[stdDeviation="0.5"]').waitFor({ state: "attached" });
	expect(await violationsOn(page)).toEqual([]);
});

test("fingers are told nothing of keys, hands at a keyboard are", async ({ visit }) => {
	const photo = { name: "garden.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(300, 400) };
	for (const [device, told, untold] of [
		[PHONE, "Zoom with two fingers.", "arrow keys"],
		[{}, "arrow keys", "Zoom with two fingers."],
	] as const) {
		const page = await visit(device);
		await page.goto(MUG);
		await page.getByLabel("Choose photos").setInputFiles(photo);
		await page.getByText("The photo is on the page.").waitFor({ state: "attached" });
		if (device === PHONE) await page.getByRole("button", { name: "Adjust", exact: true }).tap();
		await page.getByRole("button", { name: "Crop", exact: true }).click();
		const help = page.getByLabel("Properties");
		await help.getByText(told).waitFor();
		expect(await help.getByText(untold).isVisible()).toBe(false);
	}
});

test("by keyboard a line is dashed and its ends are rounded", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 700 } });
	await page.goto(MUG);
	await cartButton(page).waitFor();
	await page.getByRole("button", { name: "Shape", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Line", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Adjust", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Dashed", exact: true }).press("Space");
	await page.getByRole("checkbox", { name: "Round ends" }).press("Space");
	await page.locator('[data-page] path[stroke-linecap="round"][stroke-dasharray]').waitFor({ state: "attached" });
	expect(await violationsOn(page)).toEqual([]);
	const round = page.getByRole("checkbox", { name: "Round ends" });
	for (const key of ["Control+Z", "Control+Shift+Z", "Control+Z", "Control+Z"]) await round.press(key);
	await page.locator("[data-page] path[stroke-dasharray]").waitFor({ state: "detached" });
});

test("by keyboard a QR code gets its link, and what phones could not read is told", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 700 } });
	await page.goto(MUG);
	await cartButton(page).waitFor();
	await page.getByRole("button", { name: "QR code", exact: true }).press("Enter");
	const words = page.getByLabel("Link or text");
	expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
	const empty = page.getByText("This QR code is still empty.").filter({ visible: true });
	expect(await empty.count()).toBe(0);
	await page.keyboard.press("Tab");
	await empty.waitFor();
	await words.focus();
	await empty.waitFor();
	await page.keyboard.type("https://keepsake.example/a");
	await empty.waitFor({ state: "detached" });
	const ground = page.getByRole("group", { name: "Colour behind the dots" });
	await ground.getByRole("button", { name: "Black" }).press("Enter");
	await page.getByText("Phones may not read it in these colours.").filter({ visible: true }).waitFor();
	await page.getByRole("button", { name: "Undo" }).click();
	await page
		.getByText("Phones may not read it in these colours.")
		.filter({ visible: true })
		.waitFor({ state: "detached" });
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Layers", exact: true }).press("Enter");
	await page.getByRole("button", { name: "QR code: https://keepsake.example/a", exact: true }).waitFor();
});

test("by keyboard on a phone a graphic is found by words and by topic, and mirrored", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 700 } });
	await page.goto(MUG);
	await cartButton(page).waitFor();
	await page.getByRole("button", { name: "Graphics", exact: true }).press("Enter");
	const search = page.getByRole("searchbox", { name: "What are you looking for?" });
	const found = page.getByRole("list", { name: "Graphics to choose from" }).getByRole("button");
	await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
	await page.keyboard.type("xyzzy");
	await page.getByText("Nothing found for this.").waitFor();
	await search.fill("heart");
	await found.nth(23).waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.route("**/api/clip-art?*page=2*", (route) => route.abort());
	await page.getByRole("button", { name: "Show more" }).press("Enter");
	await page.getByRole("alert").getByText("can’t be reached").waitFor();
	expect(await found.count()).toBe(24);
	expect(await violationsOn(page)).toEqual([]);
	await page.unroute("**/api/clip-art?*page=2*");
	await page.getByRole("button", { name: "Try again" }).press("Enter");
	await found.nth(47).waitFor();
	expect(await found.nth(24).evaluate((each) => each === document.activeElement)).toBe(true);
	await search.fill("birthday cake");
	await page.getByRole("button", { name: "birthday cake", exact: true }).first().press("Enter");
	await page.getByRole("button", { name: "Adjust", exact: true }).press("Enter");
	const drawn = page.locator("[data-page] path").first();
	const before = await drawn.getAttribute("d");
	await page.getByRole("button", { name: "Flip left to right" }).press("Enter");
	await expect.poll(() => drawn.getAttribute("d")).not.toBe(before);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => drawn.getAttribute("d")).toBe(before);
	await page.getByRole("button", { name: "Layers", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Graphic: birthday cake", exact: true }).waitFor();
});

test("by keyboard on a phone a calendar shows another month, with a birthday, and is told in the form", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 700 } });
	await page.goto(MUG);
	await cartButton(page).waitFor();
	await page.getByRole("button", { name: "Calendar", exact: true }).press("Enter");
	await page.getByLabel("Month", { exact: true }).selectOption("February");
	const year = page.getByLabel("Year", { exact: true });
	await year.fill("99999");
	await year.press("Tab");
	const range = page.getByText("Enter a number from 1900 to 2200.");
	await range.waitFor();
	expect(await year.inputValue()).toBe("99999");
	await year.fill("2027");
	await range.waitFor({ state: "detached" });
	expect(await page.getByLabel("Heading", { exact: true }).inputValue()).toBe("February 2027");
	await page.getByRole("button", { name: "Mark a day" }).press("Enter");
	expect(await page.getByLabel("Day", { exact: true }).evaluate((each) => each === document.activeElement)).toBe(true);
	await page.getByLabel("Day", { exact: true }).selectOption("14");
	await page.getByLabel("Words", { exact: true }).pressSequentially("Grandmother and Grandfather");
	await page.getByText("That is as long as it can be: 24 letters.").first().waitFor();
	expect(await page.getByLabel("Words", { exact: true }).inputValue()).toBe("Grandmother and Grandfat");
	await page.getByLabel("Words", { exact: true }).fill("Grandmother and Grandpa");
	await page.getByText("Its smallest letters are only").filter({ visible: true }).waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Form", exact: true }).press("Enter");
	const told = page.getByRole("region", { name: "What will be printed" });
	await told
		.getByText(/^Calendar: February 2027, black, .* Marked: 14 Grandmother and Grandpa\. Its smallest letters/)
		.waitFor();
	await page.getByLabel("Shows", { exact: true }).selectOption("A whole year");
	await page.getByText("The calendar is larger now").waitFor({ state: "attached" });
	await page.getByLabel("First month", { exact: true }).selectOption("September");
	await told
		.getByText(/^Calendar: 2027–2028, .* Twelve months: September 2027 – August 2028\. Marked: 14 February/)
		.waitFor();
	await page.getByRole("button", { name: "Remove the mark of 14 February" }).press("Enter");
	await told.getByText("Marked:").waitFor({ state: "detached" });
	expect(await violationsOn(page)).toEqual([]);
	for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Undo" }).press("Enter");
	await told.getByText(/^Calendar: February 2027, /).waitFor();
	await page.getByRole("button", { name: "Design freely" }).press("Enter");
	await page.getByRole("button", { name: "Calendar", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Form", exact: true }).press("Enter");
	await page.getByLabel("Month", { exact: true }).last().selectOption("October");
	const follow = page.getByRole("button", { name: /^Set those that follow: / });
	await follow.press("Enter");
	await page.getByText(/^The calendars that follow show /).waitFor({ state: "attached" });
	expect(await follow.count()).toBe(0);
	expect(await page.locator("select:focus").getAttribute("name")).toBe("month");
	for (let left = 2; left > 0; left--)
		await page
			.getByRole("button", { name: /^Remove Calendar: / })
			.first()
			.press("Enter");
	await told.getByText(/^Calendar: /).waitFor({ state: "detached" });
});

test("by keyboard the background runs from one colour to another, under stripes", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 700 } });
	await page.goto(MUG);
	await cartButton(page).waitFor();
	await page.getByRole("button", { name: "Background", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Gradient", exact: true }).press("Space");
	const gradients = page.getByRole("list", { name: "Ready-made gradients" });
	await gradients.getByRole("button", { name: "Sunset" }).press("Space");
	const drawn = page.locator("[data-page] linearGradient stop");
	await drawn.nth(2).waitFor({ state: "attached" });
	await page.getByRole("group", { name: "Colour in the middle" }).getByRole("button", { name: "None" }).press("Space");
	await drawn.nth(2).waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Stripes" }).press("Space");
	await page.getByRole("slider", { name: "Size of the pattern" }).press("ArrowRight");
	await page.locator('[data-page] path[stroke="#f3e6d3"][stroke-width="5.5"]').waitFor({ state: "attached" });
	expect(await violationsOn(page)).toEqual([]);
	const undo = page.getByRole("button", { name: "Undo" });
	for (let step = 0; step < 5; step++) await undo.click();
	await drawn.first().waitFor({ state: "detached" });
});

test("words for which a design has no room are told and taken back, typed or by an input method", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto(MUG);
	await page.getByRole("button", { name: "Text", exact: true }).click();
	const words = page.getByRole("textbox", { name: "Text", exact: true });
	await words.waitFor({ state: "attached" });
	await page.keyboard.insertText("Für Zoë");
	await page.keyboard.press("Escape");
	await page.waitForURL(/project=/);
	await page.evaluate(fillUp);
	await page.reload();
	const { x, y, width, height } = (await page.locator("[data-page] [data-element]").last().boundingBox())!;
	await page.mouse.dblclick(x + width / 2, y + height / 2);
	await words.waitFor({ state: "attached" });
	await page.keyboard.press("End");
	await page.keyboard.insertText("!");
	await page.keyboard.insertText("ab".repeat(500));
	expect(await words.inputValue()).toBe("Für Zoë!");
	await page.getByText("more than this design can hold").first().waitFor();
	const browser = await page.context().newCDPSession(page);
	await browser.send("Input.imeSetComposition", { text: "か".repeat(1000), selectionStart: 1000, selectionEnd: 1000 });
	await browser.send("Input.insertText", { text: "か".repeat(1000) });
	await page.keyboard.insertText("!");
	expect(await words.inputValue()).toBe("Für Zoë!!");
});

/** The open project gets room for some hundred letters more. */
async function fillUp(): Promise<void> {
	const address = `/api/projects/${new URL(location.href).searchParams.get("project")}`;
	const { document, variantId, version } = await (await fetch(address)).json();
	const [text] = document.sides[0].elements;
	const more = Array.from({ length: 20 }, (_, at) => ({ ...text, id: `more${at}`, size: 1, text: "a".repeat(1960) }));
	document.sides[0].elements = [...more, { ...text, y: 60 }];
	await fetch(address, {
		method: "PUT",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ document, variantId, quantity: 1, baseVersion: version }),
	});
}

test("a repair for which a side has no room gives that reason and no other", async ({ visit }) => {
	const page = await visit();
	await page.goto(MUG);
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.getByRole("button", { name: "Text: Your text", exact: true }).waitFor();
	expect(await page.getByText("These are still the sample words").filter({ visible: true }).count()).toBe(0);
	await page.keyboard.insertText("Für Zoë");
	await page.keyboard.press("Escape");
	await page.waitForURL(/project=/);
	await page.evaluate(crowd);
	await page.reload();
	await page.getByRole("button", { name: "Put a panel behind it" }).click();
	await page.getByText("a side holds 500").first().waitFor();
	expect(await page.getByText("impossible").count()).toBe(0);
	// So much is not sent as its page goes.
	expect(await asksBeforeLeaving(page)).toBe(false);
	await page.locator("[data-page]").click({ position: { x: 3, y: 3 } });
	await page.keyboard.press("Delete");
	expect(await asksBeforeLeaving(page)).toBe(true);
	await expect.poll(() => asksBeforeLeaving(page)).toBe(false);
});

/** The open project's text stands on narrow stripes, and no further element has room beside it. */
async function crowd(): Promise<void> {
	const address = `/api/projects/${new URL(location.href).searchParams.get("project")}`;
	const { document, variantId, version } = await (await fetch(address)).json();
	const [text] = document.sides[0].elements;
	const stripes = Array.from({ length: 499 }, (_, at) => ({
		...{ kind: "shape", id: `stripe${at}`, form: "rectangle", rotation: 0, opacity: 1, cornerRadius: 0, stroke: null },
		...{ x: (at % 50) * 4, y: 0, width: 4, height: 90, fill: { type: "solid", color: at % 2 ? "#f0f0f0" : "#141414" } },
	}));
	document.sides[0].elements = [...stripes, { ...text, color: "#e8a0a0" }];
	await fetch(address, {
		method: "PUT",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ document, variantId, quantity: 1, baseVersion: version }),
	});
}

async function asksBeforeLeaving(page: Page): Promise<boolean> {
	return page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
}

function cartButton(page: Page) {
	return page.getByRole("button", { name: "Add to cart", exact: true });
}

async function addHeart(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
}

async function focused(page: Page): Promise<string> {
	return page.evaluate(() => document.activeElement?.textContent ?? "");
}

test("on a low stage the handle that turns is within reach, beside what it turns", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 330 } });
	await page.goto(MUG);
	await addHeart(page);
	for (let step = 0; step < 6; step++) await page.getByRole("button", { name: "Zoom in" }).click();
	const handle = page.locator('[data-handle="rotate"]');
	const [stage, circle, outline] = await Promise.all([
		page.locator("svg:has([data-selection])").boundingBox(),
		handle.locator("circle").last().boundingBox(),
		page.locator("polygon[data-outline]").last().boundingBox(),
	]);
	if (!stage || !circle || !outline) throw new Error("No heart is selected");
	const [x, y] = [circle.x + circle.width / 2, circle.y + circle.height / 2];
	expect(circle.y).toBeGreaterThanOrEqual(stage.y);
	expect(circle.y + circle.height).toBeLessThanOrEqual(stage.y + stage.height);
	expect(x).toBeGreaterThan(outline.x + outline.width);
	expect(y).toBeCloseTo(outline.y + outline.height / 2, 0);
	const placed = () => page.locator("[data-page] [data-element]").first().getAttribute("transform");
	const upright = await placed();
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x - 10, y + 40, { steps: 4 });
	await page.mouse.up();
	await expect.poll(placed).not.toBe(upright);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(placed).toBe(upright);
});

test("typing far beyond the page scrolls nothing away under the drawing", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	for (let line = 0; line < 30; line++) await page.keyboard.type("line\n");
	const scrolled = await page.evaluate(
		() =>
			[...document.querySelectorAll("*")].filter((each) => each.scrollTop > 0 && each.tagName !== "TEXTAREA").length,
	);
	expect(scrolled).toBe(0);
});

test("a text is justified, set in capitals and its letters set apart by keyboard, on a phone too", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto(MUG);
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type("An affluent office by the fjord, each line as wide as its box");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Adjust", exact: true }).click();
	await page.waitForLoadState("networkidle");
	const drawn = () => page.locator("[data-page] [data-element] path").first().getAttribute("d");
	const justified = page.getByRole("button", { name: "Justified", exact: true });
	const centred = await drawn();
	await justified.focus();
	await page.keyboard.press("Enter");
	expect(await justified.getAttribute("aria-pressed")).toBe("true");
	const box = await justified.boundingBox();
	expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	const close = await drawn();
	const spacing = page.getByRole("slider", { name: "Letter spacing" });
	await spacing.focus();
	for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
	expect(await spacing.getAttribute("aria-valuetext")).toBe("5 %");
	const wide = await drawn();
	await page.getByRole("combobox", { name: "Capitals" }).selectOption("ALL CAPITALS");
	const capitals = await drawn();
	expect(new Set([centred, close, wide, capitals]).size).toBe(4);
	expect(await violationsOn(page)).toEqual([]);
	for (const before of [wide, close, centred]) {
		await page.getByRole("button", { name: "Undo", exact: true }).click();
		expect(await drawn()).toBe(before);
	}
});

test("a text runs around a circle, gets an outline and a shadow, and fits its frame, by keyboard on a phone", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto(MUG);
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type("Around Zoë");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Adjust", exact: true }).click();
	await page.waitForLoadState("networkidle");
	const drawn = () => page.locator("[data-page] [data-element] path").last().getAttribute("d");
	const straight = await drawn();
	const shape = page.getByRole("combobox", { name: "Shape of the lines" });
	await shape.selectOption("Around a circle, outside");
	const around = await drawn();
	expect(around).not.toBe(straight);
	const edit = page.getByRole("button", { name: "Edit text" });
	await edit.press("Enter");
	await page.locator("textarea:focus").press("End");
	const turned = await page.locator("[data-caret]").getAttribute("transform");
	expect(turned).toMatch(/^matrix\(-?0\.\d+ 0\.\d+ -0\.\d+ /);
	await page.keyboard.type("!");
	expect(await drawn()).not.toBe(around);
	await page.keyboard.press("Escape");
	await page.getByText("Outline and shadow").press("Enter");
	await page.getByRole("group", { name: "Outline" }).getByRole("button", { name: "White" }).press("Enter");
	const outline = page.locator('[data-page] path[stroke-linejoin="round"]');
	const width = Number(await outline.getAttribute("stroke-width"));
	await page.getByRole("slider", { name: "Outline width" }).press("ArrowRight");
	expect(Number(await outline.getAttribute("stroke-width"))).toBeCloseTo(width + 0.2, 6);
	await page.getByRole("group", { name: "Shadow" }).getByRole("button", { name: "Blue", exact: true }).press("Enter");
	const shadow = page.locator('[data-page] [data-element] g[opacity="0.5"]');
	await shadow.waitFor({ state: "attached" });
	expect(await violationsOn(page)).toEqual([]);
	await shape.selectOption("Straight");
	const size = page.getByRole("spinbutton", { name: "Size (pt)" });
	const chosen = Number(await size.inputValue());
	const fit = page.getByRole("checkbox", { name: "As large as fits into the frame" });
	await fit.press("Space");
	expect(await fit.isChecked()).toBe(true);
	await edit.press("Enter");
	await page.keyboard.type(" and everybody else who came along to the garden");
	await page.keyboard.press("Escape");
	expect(Number(await size.inputValue())).toBeLessThan(chosen / 1.4);
	for (let step = 0; step < 30 && (await shadow.count()) > 0; step++) await page.keyboard.press("Control+Z");
	await outline.waitFor({ state: "attached" });
});

test("letters that are selected get another colour and weight, the others keep theirs, by keyboard on a phone", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto(MUG);
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type("For Zoë");
	for (let letter = 0; letter < 3; letter++) await page.keyboard.press("Shift+ArrowLeft");
	const paths = page.locator("[data-page] [data-element] path");
	const plain = await paths.first().getAttribute("d");
	await page.keyboard.press("Control+B");
	await page.getByText("Bold now").waitFor({ state: "attached" });
	await expect.poll(() => paths.first().getAttribute("d")).not.toBe(plain);
	await page.getByRole("button", { name: "Adjust", exact: true }).press("Enter");
	await page.getByText("Changes apply to “Zoë”.").waitFor();
	expect(await page.locator("[data-letters] rect").count()).toBe(1);
	expect(await page.getByRole("button", { name: "Bold", exact: true }).getAttribute("aria-pressed")).toBe("true");
	await page.getByRole("group", { name: "Text colour" }).getByRole("button", { name: "Red" }).press("Enter");
	expect(await paths.count()).toBe(2);
	await page.getByRole("spinbutton", { name: "Size (pt)" }).fill("60");
	expect(await violationsOn(page)).toEqual([]);
	const large = await paths.last().getAttribute("d");
	await page.getByRole("button", { name: "Change the whole text" }).press("Enter");
	await page.locator("[data-letters]").waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Edit text" }).press("Enter");
	await page.locator("textarea:focus").press("End");
	await page.keyboard.type("!");
	expect(await paths.count()).toBe(2);
	expect(await paths.last().getAttribute("d")).not.toBe(large);
	await page.keyboard.press("Escape");
	await page.getByRole("combobox", { name: "Font", exact: true }).selectOption("Pacifico");
	await page.getByRole("button", { name: "Italic", disabled: true }).waitFor();
	expect(await paths.count()).toBe(2);
});

test("fonts chosen for different letters are all set, however late the first of them comes and whatever is typed", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).first().click();
	const words = page.locator("textarea:focus");
	await words.waitFor();
	await page.keyboard.type("First Other");
	const late = Promise.withResolvers<void>();
	await page.route(/pacifico/i, (route) => late.promise.then(() => route.continue()));
	const font = page.getByRole("combobox", { name: "Font", exact: true });
	const select = async (from: number, to: number) => {
		await page.locator("textarea").first().focus();
		await page
			.locator("textarea")
			.first()
			.evaluate((field: HTMLTextAreaElement, range) => field.setSelectionRange(range[0]!, range[1]!), [from, to]);
	};
	await select(0, 5);
	await Promise.all([page.waitForRequest(/pacifico/i), font.selectOption("Pacifico")]);
	await select(6, 11);
	await Promise.all([page.waitForRequest(/caveat/i), font.selectOption("Caveat")]);
	await expect.poll(() => font.inputValue()).toBe("caveat");
	await select(11, 11);
	await page.keyboard.type("!");
	late.resolve();
	await select(1, 3);
	await expect.poll(() => font.inputValue()).toBe("pacifico");
	await select(7, 9);
	await expect.poll(() => font.inputValue()).toBe("caveat");
});

test("a font that comes late is set though its text was left by then", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).first().click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type("Late");
	await page.keyboard.press("Escape");
	let arrive = () => {};
	const late = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(/pacifico/i, async (route) => {
		await late;
		await route.continue();
	});
	const letters = page.locator("[data-page] [data-element] path").first();
	const plain = await letters.getAttribute("d");
	await Promise.all([
		page.waitForRequest(/pacifico/i),
		page.getByRole("combobox", { name: "Font", exact: true }).selectOption("Pacifico"),
	]);
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	expect(await letters.getAttribute("d")).toBe(plain);
	arrive();
	await expect.poll(() => letters.getAttribute("d")).not.toBe(plain);
	expect(await page.locator("[data-page] [data-element]").count()).toBe(2);
});
