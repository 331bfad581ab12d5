import type { Page } from "playwright-core";

export const MUG_PAGE = "/designs/mug-325-ml/1101";
export const WORDS = "Für Zoë ♥";

/** How a hand works the page: with a mouse or with a finger. */
export type Press = "click" | "tap";

/** From the mug's page into the editor, then the photo and the words on it; ends when all of it is drawn. */
export async function designMug(page: Page, photo: Buffer, press: Press = "click"): Promise<void> {
	await page.goto(MUG_PAGE);
	await page.getByRole("link", { name: "Create your own" })[press]();
	await page.waitForURL(/\/create\//);
	await page.getByRole("button", { name: "Photo", exact: true }).waitFor();
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: "Photo", exact: true })[press](),
	]);
	await chooser.setFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: photo });
	await page.locator("[data-page] [data-element]").waitFor();
	await page.getByRole("button", { name: "Text", exact: true })[press]();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type(WORDS);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await page.waitForFunction(heartIsDrawn);
}

/** The heart comes in a font of its own, later than the letters, whose dots and holes make twelve outlines. */
function heartIsDrawn(): boolean {
	const paths = [...document.querySelectorAll("[data-page] [data-element] path[fill]")];
	return paths.reduce((count, path) => count + (path.getAttribute("d")?.match(/M/g)?.length ?? 0), 0) > 12;
}

export async function fillContact(page: Page, email: string, press: Press = "click"): Promise<void> {
	// The page before, which is shown until the texts of this one have come, asks for an e-mail address too.
	await page.getByLabel("First name").fill("Ana");
	await page.getByLabel("E-mail address").fill(email);
	await page.getByLabel("Last name").fill("García");
	await page.getByRole("button", { name: "Continue to the address" })[press]();
	await page.waitForURL(/step=2/);
}

export async function fillAddress(page: Page, press: Press = "click"): Promise<void> {
	await page.getByLabel("House number").fill("10");
	await page.getByLabel("Street").fill("Downing Street");
	await page.getByLabel("Town or city").fill("London");
	await page.getByLabel("Postcode").fill("sw1a 2aa");
	await page.getByRole("button", { name: "Continue to delivery" })[press]();
	await page.waitForURL(/step=3/);
}

/** From the cart to the payment step. */
export async function checkOutAsGuest(page: Page, email: string, press: Press = "click"): Promise<void> {
	await page.getByRole("link", { name: "Go to checkout" })[press]();
	await page.getByRole("button", { name: "Continue as guest" })[press]();
	await page.waitForURL(/checkout\?step=1/);
	await fillContact(page, email, press);
	await fillAddress(page, press);
	await page.getByRole("button", { name: "Continue to payment" })[press]();
	await page.waitForURL(/step=4/);
}

export async function order(page: Page, press: Press = "click"): Promise<void> {
	await orderButton(page)[press]();
	await page.waitForURL(/\/sim\/pay\//);
}

export function orderButton(page: Page) {
	return page.getByRole("button", { name: "Order with obligation to pay" });
}

export async function thanks(page: Page): Promise<void> {
	await page.waitForURL(/order-completed/);
	await page.getByRole("heading", { name: /^Thank/ }).waitFor();
}
