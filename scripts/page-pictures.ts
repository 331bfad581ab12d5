import type { Page } from "playwright-core";
import { fillAddress, fillContact, order, thanks } from "../tests/support/journey.ts";
import { putMugInCart } from "../tests/support/ready-cart.ts";

/** Enough for the longest, which scrolls within the page otherwise. */
const MAIL_HEIGHT = 1600;

/** Of either brand: the subject of the mail that comes once an order is paid. */
const CONFIRMATION = /^(Your|Off to print:) .* order/;

export type KeepPicture = (name: string) => Promise<void>;

/** The whole page with all its pictures; the editor as soon as it can be worked with. */
export async function takePicture(page: Page, path: string): Promise<void> {
	const isEditor = page.url().includes("/create/");
	if (isEditor) await page.getByRole("button", { name: "Add to cart" }).first().waitFor();
	await page.evaluate(async () => {
		for (const each of document.images) each.loading = "eager";
		await Promise.all([...document.images].map((each) => each.decode().catch(() => {})));
		await document.fonts.ready;
	});
	await page.screenshot({ path, fullPage: !isEditor });
}

export async function refuseCookies(page: Page): Promise<void> {
	await page.goto("/");
	await page.getByRole("button", { name: "Refuse all" }).click();
}

/** The pages of an order, from the filled cart to its mail. */
export async function takeOrderPictures(page: Page, keep: KeepPicture): Promise<void> {
	await putMugInCart(page);
	await keep("cart-filled");
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.waitForURL(/login/);
	await keep("login");
	await page.getByRole("button", { name: "Continue as guest" }).click();
	await page.waitForURL(/step=1/);
	await page.getByRole("button", { name: "Continue to the address" }).click();
	await page.getByRole("alert").waitFor();
	await keep("checkout-1-mistakes");
	await fillContact(page, "ana@example.com");
	await keep("checkout-2");
	await fillAddress(page);
	await keep("checkout-3");
	await page.getByRole("button", { name: "Continue to payment" }).click();
	await page.waitForURL(/step=4/);
	await keep("checkout-4");
	await order(page);
	await keep("provider");
	await page.getByRole("button", { name: "Approve the payment" }).click();
	await thanks(page);
	await keep("order-completed");
	await page.getByRole("link", { name: "Follow this order" }).click();
	await page.waitForURL(/tracking\//);
	await keep("tracking-order");
	const number = /[A-Z]{2}-\d{4}-\d+/.exec(await page.getByRole("heading", { level: 1 }).innerText())?.[0] ?? "";
	const confirmation = page.getByRole("link", { name: CONFIRMATION }).filter({ hasText: number }).first();
	while (!(await confirmation.isVisible())) await page.goto("/dev/mailbox");
	await keep("mailbox");
	await confirmation.click();
	await page.waitForURL(/mailbox\/\d+/);
	await page.frameLocator("iframe").getByRole("heading").first().waitFor();
	await page.locator("iframe").evaluate((frame, height) => {
		frame.style.height = `${height}px`;
	}, MAIL_HEIGHT);
	await keep("mail");
}
