import type { Page } from "playwright-core";
import { expect } from "vitest";
import { photoBookSquare } from "../../demo/articles/photo-book-square.ts";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { readyToOrder, readyToPay } from "../support/guest-checkout.ts";
import { order } from "../support/journey.ts";
import { ordersOf, theOnlyOrderOf } from "../support/order-facts.ts";
import { mugWithWords, putInCart } from "../support/ready-cart.ts";

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

test("a book's pages are behind one link, each leads to the others, and six of them come by mail", async ({
	visit,
	database,
}) => {
	const [words] = mugWithWords("Ahoy").sides.flatMap(({ elements }) => elements);
	const sides = photoBookSquare.sides.map(({ code, width, height, bleed, safe }, at) => {
		return { code, width, height, bleed, safe, elements: at < 8 ? [words!] : [] };
	});
	const page = await visit();
	const book = { articleId: 5102, variantId: 510201, document: { version: 1, sides } } as const;
	await putInCart(page, book, "/es-es");
	await page.goto("/es-es/cart");
	await page.getByRole("link", { name: /^Verlo en plano/ }).click();
	const others = page.getByRole("navigation", { name: "Caras impresas" });
	await others.getByRole("link", { name: "Página 7" }).click();
	await page.getByRole("heading", { level: 1, name: /: Página 7$/ }).waitFor();
	expect(await others.locator("[aria-current]").innerText()).toBe("Página 7");
	await page.goBack();
	await page.waitForURL(/\/es-es\/cart$/);
	await putInCart(page, book);
	await readyToPay(page, "book@example.test");
	await order(page);
	await page.getByRole("button", { name: "Approve the payment" }).click();
	const { number } = await theOnlyOrderOf(database, "book@example.test");
	const { rows } = await database.query(
		"select inline_files, text, html from mail_outbox where subject like $1 and inline_files <> '[]'",
		[`%${number}`],
	);
	const contentIds = rows[0].inline_files.map((file: { contentId: string }) => file.contentId);
	const pictured = ["product", "cover", "page-1", "page-2", "page-3", "page-4", "page-5"];
	expect(contentIds).toEqual(pictured.map((name) => `line-1-${name}`));
	expect(rows[0].html).toContain("You find the others on your order’s page.");
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
