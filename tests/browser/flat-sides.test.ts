import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { readyToOrder } from "../support/guest-checkout.ts";
import { order } from "../support/journey.ts";
import { ordersOf } from "../support/order-facts.ts";

const NAME = "Mug 325 ml “Für Zoë ♥”";

test("a side seen flat is a page with its picture and a way back; in cart and checkout it is its visitor's alone", async ({
	visit,
	database,
}) => {
	const page = await visit({ javaScriptEnabled: false });
	await readyToOrder(page, "flat@example.test");
	const inCheckout = await seeFlat(page, "Back to checkout", /\/checkout\?step=4$/);
	await page.goto("/cart");
	const inCart = await seeFlat(page, "Back to the cart", /\/cart$/);
	await page.goto("/checkout?step=4");
	await order(page);
	const [placed] = await ordersOf(database, "flat@example.test");
	const publicId = placed?.publicId;
	await page.goto(`/tracking/${publicId}`);
	const inOrder = await seeFlat(page, "Back to the order", new RegExp(`/tracking/${publicId}$`));

	const stranger = await visit();
	await expectNothing(stranger, [inCart, inCheckout, inOrder.replace("/1/wrap", "/2/wrap"), `${inOrder}s`]);
	await stranger.goto(inOrder);
	expect(await stranger.getByRole("heading", { level: 1 }).innerText()).toBe("Mug 325 ml: All round");
	expect(await stranger.content()).not.toContain("Zoë");
	expect(await violationsOn(stranger)).toEqual([]);
});

test("what was typed in the checkout is there for who looks at a side and goes back", async ({ visit }) => {
	const page = await visit();
	await readyToOrder(page, "typed@example.test");
	await page.goto("/checkout?step=2");
	const street = page.locator("input:visible").nth(2);
	await street.fill("12 Quay Lane");
	const flat = page.getByRole("link", { name: /^See it flat/ }).first();
	const back = { name: "Back to checkout" };
	const apart = page.context().waitForEvent("page");
	await flat.click({ modifiers: ["Control"] });
	const tab = await apart;
	await tab.getByRole("link", { name: "Open the picture on its own" }).click();
	await tab.waitForURL(/\.(webp|jpe?g|png|avif)/);
	await tab.goBack();
	await tab.getByRole("link", back).click();
	await tab.waitForURL(/checkout\?step=2$/);
	await flat.click();
	await page.getByRole("link", back).click();
	await page.waitForURL(/checkout\?step=2$/);
	expect(await street.inputValue()).toBe("12 Quay Lane");
});

/** From a page with one line to its side and back; answers the side's address. */
async function seeFlat(page: Page, back: string, to: RegExp): Promise<string> {
	await page.getByRole("link", { name: `See it flat: All round ${NAME}` }).click();
	await page.getByRole("heading", { level: 1, name: "Mug 325 ml: All round" }).waitFor();
	await page.getByText("226 × 78 mm").waitFor();
	const address = page.url();
	const { headers, naturalWidth, shown, fitted } = await pictureOn(page, `${NAME}: All round, as it will be printed`);
	expect([naturalWidth, naturalWidth - shown, fitted]).toEqual([expect.any(Number), 0, true]);
	expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
	await page.getByRole("link", { name: back }).click();
	await page.waitForURL(to);
	return address;
}

/** How wide it is by itself and on the page, and whether the room that was kept for it has its proportions. */
async function pictureOn(page: Page, name: string) {
	const answer = await page.reload();
	const picture = page.getByRole("link").getByRole("img", { name });
	const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
		await image.decode();
		const { naturalWidth, naturalHeight, width } = image;
		const kept = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
		return { naturalWidth, shown: width, fitted: Math.abs(kept - naturalWidth / naturalHeight) < 0.001 };
	});
	return { headers: answer?.headers(), ...drawn };
}

async function expectNothing(page: Page, addresses: readonly string[]): Promise<void> {
	for (const address of addresses) expect((await page.goto(address))?.status(), address).toBe(404);
}
