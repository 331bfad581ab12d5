import type { Page } from "playwright-core";
import { expect } from "vitest";
import { demoTexts } from "../../demo/demo-texts.ts";
import { violationsOn, widerThanItself } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { fillAddress, fillContact, order, thanks } from "../support/journey.ts";
import { putMugInCart } from "../support/ready-cart.ts";
import { SHOP_PAGES } from "../support/shop-pages.ts";

const PHONE_WIDTH = { viewport: { width: 375, height: 812 } };
const DESK_WIDTH = { viewport: { width: 1280, height: 900 } };

test("axe finds nothing on the shop's pages, on phones and desks", async ({ visit }) => {
	const page = await visit();
	for (const path of [
		"/",
		"/t/birthday",
		"/designs/mug-325-ml/1101",
		"/search?query=brithday",
		"/search?query=qqqq",
		"/offers",
		"/tags-list",
		"/design/page-after-page/9401",
		"/reviews",
		"/tracking",
		"/dev/mailbox",
		"/dev/gallery",
		"/nowhere",
	])
		await expectAccessibleAtAnyWidth(page, path);
	await page.goto("/t/birthday");
	await page.goto((await page.locator('main a[href*="/design/"]').first().getAttribute("href")) ?? "");
	await expectAccessibleAtAnyWidth(page);
});

test("axe finds nothing from the cart to the tracking page, on phones and desks", async ({ visit }) => {
	const page = await visit();
	await expectAccessibleAtAnyWidth(page, "/cart");
	await putMugInCart(page);
	await expectAccessibleAtAnyWidth(page);
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.getByRole("button", { name: "Continue as guest" }).waitFor();
	await expectAccessibleAtAnyWidth(page);
	await page.getByRole("button", { name: "Continue as guest" }).click();
	await page.waitForURL(/step=1/);
	await expectAccessibleAtAnyWidth(page);
	await page.getByRole("button", { name: "Continue to the address" }).click();
	await page.getByRole("alert").waitFor();
	await expectAccessibleAtAnyWidth(page);
	await fillContact(page, "axe@example.test");
	await expectAccessibleAtAnyWidth(page);
	await page.getByRole("button", { name: "Continue to delivery" }).click();
	await page.getByRole("alert").waitFor();
	await expectAccessibleAtAnyWidth(page);
	await fillAddress(page);
	await expectAccessibleAtAnyWidth(page);
	await page.getByRole("button", { name: "Continue to payment" }).click();
	await page.waitForURL(/step=4/);
	await expectAccessibleAtAnyWidth(page);
	await order(page);
	await expectAccessibleAtAnyWidth(page);
	await page.getByRole("button", { name: "Ask for a security code first" }).click();
	await page.getByLabel("Security code").fill("123456");
	await expectAccessibleAtAnyWidth(page);
	await page.getByRole("button", { name: "Confirm payment" }).click();
	await thanks(page);
	await expectAccessibleAtAnyWidth(page);
	await page.getByRole("link", { name: "Follow this order" }).click();
	await page.waitForURL(/\/tracking\//);
	await expectAccessibleAtAnyWidth(page);
	await page.goto("/dev/mailbox");
	await expect.poll(() => reloaded(page).then(() => page.getByRole("listitem").count())).toBeGreaterThan(0);
	await page.getByRole("listitem").getByRole("link").first().click();
	await page.waitForURL(/mailbox\/\d+/);
	await expectAccessibleAtAnyWidth(page);
});

/** In languages of long words. */
test.for([
	["localhost", "de"],
	["popkin.localhost", "nl"],
] as const)(
	"no page leads off its side on the narrowest phone, on %s in %s",
	async ([host, language], { visit, shop }) => {
		const baseURL = shop.url.replace("localhost", host);
		const page = await visit({ viewport: { width: 320, height: 800 }, baseURL, javaScriptEnabled: false });
		const wide: Record<string, string[]> = {};
		for (const { path, leadsTo } of SHOP_PAGES) {
			if (leadsTo !== undefined) continue;
			const address = `/${language}-${language}${path(demoTexts[language], language)}`;
			// Pictures in a language that nobody looked at before are drawn first.
			await page.goto(address, { timeout: 60_000 });
			const found = await widerThanItself(page);
			if (found.length) wide[address] = found;
		}
		expect(wide).toEqual({});
	},
);

for (const size of [PHONE_WIDTH, DESK_WIDTH]) {
	const { width } = size.viewport;

	test(`axe finds nothing in the editor at ${width} px`, async ({ visit }) => {
		const page = await visit(size);
		await page.goto("/create/1101");
		await fillEditor(page);
		await expectAccessible(page);
		for (const name of ["Background", "Adjust", "Layers", "Options"]) {
			const tool = page.getByRole("region", { name: "Tools" }).getByRole("button", { name, exact: true });
			if (!(await tool.isVisible())) continue;
			await tool.click();
			await expectAccessible(page);
		}
	});

	test(`axe finds nothing in the second brand at ${width} px`, async ({ visit, shop }) => {
		const page = await visit({ ...size, baseURL: shop.url.replace("localhost", "popkin.localhost") });
		await expectAccessible(page, "/");
		expect(await page.locator("html").getAttribute("data-brand")).toBe("popkin");
		await page.goto("/create/1101");
		await fillEditor(page);
		await expectAccessible(page);
		await page.getByRole("button", { name: "Add to cart" }).click();
		await page.waitForURL(/\/cart$/);
		await expectAccessible(page);
	});
}

/** On a desk last, as the page goes on to be used. */
async function expectAccessibleAtAnyWidth(page: Page, path?: string): Promise<void> {
	for (const { viewport } of [PHONE_WIDTH, DESK_WIDTH]) {
		await page.setViewportSize(viewport);
		await expectAccessible(page, viewport === PHONE_WIDTH.viewport ? path : undefined);
	}
}

/** Fonts and pictures have come, nothing is still moving, and axe has nothing to say. */
async function expectAccessible(page: Page, path?: string): Promise<void> {
	if (path) await page.goto(path);
	await page.waitForLoadState("networkidle");
	await page.evaluate(async () => {
		const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
		await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
	});
	const place = { at: page.url(), width: page.viewportSize()?.width };
	expect({ ...place, violations: await violationsOn(page) }).toEqual({ ...place, violations: [] });
}

/** A text, a shape and the layer list's entries for both. */
async function fillEditor(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type("Für Zoë");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	await page.locator("[data-element]").nth(1).waitFor();
	await page.getByText("All changes saved").first().waitFor({ state: "attached" });
}

async function reloaded(page: Page): Promise<void> {
	await page.reload();
}
