import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { PHONE, test } from "../support/browser-test.ts";
import { checkOutAsGuest, designMug, MUG_PAGE, order, orderButton, thanks, WORDS } from "../support/journey.ts";
import { theOnlyOrderOf } from "../support/order-facts.ts";
import { phonePhoto } from "../support/phone-photo.ts";
import { colorAt, pictureDifference } from "../support/picture-difference.ts";
import { inspectPrintFile, rasterizeTrim } from "../support/print-file.ts";
import { putMugInCart } from "../support/ready-cart.ts";
import { servedPictures } from "../support/served-pictures.ts";
import { dragWithFinger, placeOf } from "../support/stage.ts";

const TRIM = { width: 226, height: 78 };
const BLEED = 2;
const PIXELS_PER_MM = 8;
/** Of the editor at two device pixels against poppler: soft edges of the text differ, flat colours by JPEG's rounding. */
/** Of 255; the edges of the large letters and the heart make most of it. */
const MEAN_TOLERANCE = 1.2;
const FAR_TOLERANCE = 0.01;
/** Pixels by which a snap line may pull. */
const SNAPPED = 6;
const ONLY_THE_PRINT =
	"body * { visibility: hidden } [data-page], [data-element], [data-element] * { visibility: visible }";

test("a phone's photo becomes a paid mug, and its print file is what the editor showed", async ({
	visit,
	shop,
	database,
}) => {
	const page = await visit({ deviceScaleFactor: 2 });
	const pictures = servedPictures(page);
	await designMug(page, await phonePhoto());
	const seen = await editorView(page);
	await page.getByRole("button", { name: "Add to cart" }).click();
	await page.waitForURL(/\/cart$/);
	await picturesShown(page, /Your design on: Mug/);
	await checkOutAsGuest(page, "photo@example.test");
	await order(page);
	await page.getByRole("button", { name: "Approve the payment" }).click();
	await thanks(page);
	const made = await theOnlyOrderOf(database, "photo@example.test");
	expect(made).toMatchObject({ payments: ["PAID"], moves: [">0", "0>200"] });

	await page.getByRole("link", { name: "Follow this order" }).click();
	await page.waitForURL(`**/tracking/${made.publicId}`);
	await page.getByRole("heading", { name: "Ready for print" }).waitFor();
	await picturesShown(page, /as it will be printed/);

	const file = join(shop.dataDir, "files", made.printFiles[1] ?? "");
	expect(made.printFiles[1]).toMatch(`print/${made.number}/line-1-`);
	const { trim, bleed, fonts, images } = await inspectPrintFile(file);
	expect(trim.width).toBeCloseTo(TRIM.width, 1);
	expect(trim.height).toBeCloseTo(TRIM.height, 1);
	expect([trim.x - bleed.x, trim.y - bleed.y].map((edge) => edge.toFixed(1))).toEqual(["2.0", "2.0"]);
	expect(bleed.width).toBeCloseTo(TRIM.width + 2 * BLEED, 1);
	expect(bleed.height).toBeCloseTo(TRIM.height + 2 * BLEED, 1);
	expect(fonts).toEqual([]);
	expect(images).toEqual([{ width: expect.any(Number), height: expect.any(Number), dpi: [300, 300] }]);

	const printed = await rasterizeTrim(file, PIXELS_PER_MM);
	await expectColor(printed, 113, 12, [0xc0, 0x20, 0x20]);
	await expectColor(printed, 113, 66, [0x20, 0x40, 0xc0]);
	await expectColor(printed, 89, 10, [0x20, 0xa0, 0x40]);
	await expectColor(printed, 20, 10, [0xff, 0xff, 0xff]);
	const { mean, far } = await pictureDifference(seen, printed, TRIM.width * 4, TRIM.height * 4);
	expect(mean).toBeLessThan(MEAN_TOLERANCE);
	expect(far).toBeLessThan(FAR_TOLERANCE);

	await page.goto("/dev/mailbox");
	const mails = page
		.getByRole("listitem")
		.filter({ hasText: "photo@example.test" })
		.filter({ hasText: /Your Keepsake order/ });
	expect(await mails.count()).toBe(1);
	await mails.getByRole("link", { name: made.number }).click();
	const proof = page.frameLocator("main iframe, iframe").getByRole("img", { name: /as it will be printed/ });
	await expect.poll(() => naturalWidth(proof)).toBeGreaterThan(300);

	const served = await pictures();
	for (const place of ["/pictures/", "/previews/projects/", "/previews/orders/"])
		expect(served.map(({ url }) => url)).toContainEqual(expect.stringContaining(place));
	for (const { url, bytes } of served) {
		const { exif, xmp } = await sharp(bytes).metadata();
		expect({ url, exif, xmp }).toEqual({ url, exif: undefined, xmp: undefined });
	}
	expect((await readFile(file)).includes("Exif\0")).toBe(false);
});

test("the same mug can be made and bought with a finger on a phone", async ({ visit, database }) => {
	const page = await visit(PHONE);
	await designMug(page, await phonePhoto(), "tap");
	const before = await placeOf(page, 1);
	const { width } = (await page.locator("[data-page]").boundingBox())!;
	await dragWithFinger(page, 1, 0, -24);
	const moved = ((await placeOf(page, 1)).y - before.y) * (width / (TRIM.width + 2 * BLEED));
	expect(Math.abs(moved + 24)).toBeLessThan(SNAPPED);
	await page.getByRole("button", { name: "Add to cart" }).tap();
	await page.waitForURL(/\/cart$/);
	await checkOutAsGuest(page, "touch@example.test", "tap");
	await order(page, "tap");
	await page.getByRole("button", { name: "Approve the payment" }).tap();
	await thanks(page);
	await page.getByRole("link", { name: "Follow this order" }).tap();
	await page.waitForURL(/\/tracking\//);
	const made = await theOnlyOrderOf(database, "touch@example.test");
	expect(made).toMatchObject({ payments: ["PAID"], moves: [">0", "0>200"] });
});

test("a quantity typed into the cart keeps the focus, and a wrong one is told in the shop's words", async ({
	visit,
}) => {
	const page = await visit();
	await putMugInCart(page);
	const field = page.getByLabel("Quantity of Mug 325 ml");
	await field.fill("10");
	await page.keyboard.press("Enter");
	await page.getByText("£10.90 each").waitFor();
	await page.locator("input[name=quantity]:focus").waitFor();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("0");
	await page.keyboard.press("Enter");
	await page.getByRole("alert").getByText("Please choose a quantity from 1 to 999.").waitFor();
	expect(await field.getAttribute("aria-invalid")).toBe("true");
	expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
});

test("the same mug can be made and bought with the keyboard alone", async ({ visit, database }) => {
	const page = await visit();
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	await page.goto(MUG_PAGE);
	await enterOn(page, page.getByRole("link", { name: "Create your own" }));
	await page.waitForURL(/\/create\//);
	const [chooser] = await Promise.all([page.waitForEvent("filechooser"), enterOn(page, button("Photo"))]);
	await chooser.setFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() });
	await page.getByRole("button", { name: "Photo 1", exact: true }).waitFor();
	await enterOn(page, button("Text"));
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type(WORDS);
	await page.keyboard.press("Escape");
	const before = await placeOf(page, 1);
	await page.keyboard.press("Shift+ArrowUp");
	expect((await placeOf(page, 1)).y).toBeCloseTo(before.y - 10, 3);
	await enterOn(page, button("Add to cart"));
	await page.waitForURL(/\/cart$/);
	await enterOn(page, page.getByRole("link", { name: "Go to checkout" }));
	await enterOn(page, button("Continue as guest"));
	await page.waitForURL(/step=1/);
	await page.locator("h1:focus").waitFor();
	await typeInto(page, "E-mail address", "keys@example.test");
	await typeInto(page, "First name", "Ana");
	await typeInto(page, "Last name", "García");
	await page.keyboard.press("Enter");
	await page.waitForURL(/step=2/);
	await page.locator("h1:focus").waitFor();
	await typeInto(page, "House number", "10");
	await typeInto(page, "Street", "Downing Street");
	await typeInto(page, "Town or city", "London");
	await typeInto(page, "Postcode", "SW1A 2AA");
	await page.keyboard.press("Enter");
	await page.waitForURL(/step=3/);
	await page.locator("h1:focus").waitFor();
	await enterOn(page, button("Continue to payment"));
	await page.waitForURL(/step=4/);
	await page.locator("h1:focus").waitFor();
	await enterOn(page, orderButton(page));
	await page.waitForURL(/\/sim\/pay\//);
	await enterOn(page, button("Approve the payment"));
	await thanks(page);
	await enterOn(page, page.getByRole("link", { name: "Follow this order" }));
	await page.waitForURL(/\/tracking\//);
	const made = await theOnlyOrderOf(database, "keys@example.test");
	expect(made).toMatchObject({ payments: ["PAID"], moves: [">0", "0>200"] });
});

test("a network that answers itself and a visit that ends are told, and lose nothing of the design", async ({
	visit,
}) => {
	const page = await visit();
	await page.route("**/api/projects", (route) => route.fulfill({ body: "<h1>Welcome to the hotel</h1>" }));
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	for (const units of [
		[0x5a, 0x6f, 0, 0xeb, 0xd83d],
		[0xde00, 0xd83d],
		[0x21, 0],
	])
		await page.evaluate((given) => document.execCommand("insertText", false, String.fromCharCode(...given)), units);
	expect(await page.locator("textarea:focus").inputValue()).toBe("Zoë😀!");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	const text = page.getByRole("button", { name: "Text: Zoë😀!" });
	const add = page.getByRole("button", { name: "Add to cart" });

	await add.click();
	await page.getByText("Your design could not be sent yet").waitFor({ state: "attached" });
	await page.getByText("Not saved yet, trying again").first().waitFor();
	await page.unroute("**/api/projects");
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await page.getByText("All changes saved").first().waitFor();

	const saved = page.waitForResponse(/\/api\/projects\//);
	await page.getByRole("button", { name: "One more" }).click();
	await (await saved).finished();
	await page.getByText("All changes saved").first().waitFor();
	await page.context().clearCookies();
	await add.click();
	await page.getByRole("alert").getByText("Your visit had ended").waitFor();
	await text.waitFor();
	await add.click();
	await page.waitForURL(/\/cart$/);
	expect(await page.getByLabel("Quantity of Mug 325 ml").inputValue()).toBe("2");
});

/** The editor's drawing inside the trim, without guides, handles and what lies over it. */
async function editorView(page: Page): Promise<Buffer> {
	const box = await page.locator("[data-page]").boundingBox();
	if (!box) throw new Error("The editor shows no page");
	const edge = (BLEED * box.width) / (TRIM.width + 2 * BLEED);
	const clip = { x: box.x + edge, y: box.y + edge, width: box.width - 2 * edge, height: box.height - 2 * edge };
	return page.screenshot({ clip, style: ONLY_THE_PRINT });
}

async function expectColor(picture: Buffer, x: number, y: number, expected: readonly number[]): Promise<void> {
	const color = await colorAt(picture, x / TRIM.width, y / TRIM.height);
	for (const [channel, value] of color.entries()) expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThan(12);
}

async function picturesShown(page: Page, name: RegExp): Promise<void> {
	await expect.poll(() => naturalWidth(page.getByRole("img", { name }).first())).toBeGreaterThan(0);
}

function naturalWidth(picture: Locator): Promise<number> {
	return picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
}

/** Tab by Tab, as somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	await target.waitFor();
	for (let steps = 0; steps < 100; steps++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`${target} cannot be reached with Tab`);
}

async function enterOn(page: Page, target: Locator): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press("Enter");
}

async function typeInto(page: Page, label: string, words: string): Promise<void> {
	await tabTo(page, page.getByLabel(label));
	await page.keyboard.type(words);
}
