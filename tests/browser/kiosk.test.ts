import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test as base } from "../support/browser-test.ts";
import { designMug, fillAddress, fillContact, orderButton } from "../support/journey.ts";
import { phonePhoto } from "../support/phone-photo.ts";
import { putMugInCart } from "../support/ready-cart.ts";
import type { RunningShop } from "../support/running-shop.ts";

const run = promisify(execFile);
const STILL_THERE = { name: "Are you still there?" };
const FINISH = { name: "Finish and clear" };

/** The command of the README, on the running shop. */
async function kioskCommand(shop: RunningShop, ...words: string[]): Promise<string> {
	const env = { ...process.env, DATA_DIR: shop.dataDir, BASE_URL: shop.url };
	const { stdout } = await run(process.execPath, ["scripts/kiosk.ts", ...words], { env });
	return stdout;
}

const test = base.extend("device", { scope: "file" }, async ({ shop }) => {
	const told = await kioskCommand(shop, "GB", "Counter 7");
	return /http:\S+/.exec(told)?.[0] ?? "";
});

test("a visit ends when nobody is there any more, and the next one sees nothing of it", async ({
	visit,
	device,
	shop,
	database,
}) => {
	const page = await visit();
	await page.clock.install();
	await page.goto(device);
	expect(new URL(page.url()).search).toBe("");
	const uploaded = page.waitForResponse((answer) => answer.url().endsWith("/images/upload"));
	await designMug(page, await phonePhoto(600, 800));
	const picture = (await (await uploaded).json()) as { previewUrl: string };
	await page.getByRole("button", { name: "Add to cart" }).click();
	await page.waitForURL(/\/cart$/);
	await page.getByRole("heading", { name: "Your cart" }).waitFor();
	const { rows: kept } = await database.query(
		"select original_key as original, master_key as master from pictures where owner_id is not null",
	);
	const files = Object.values(kept[0]).map((key) => join(shop.dataDir, "files", String(key)));
	expect(files.map((file) => existsSync(file))).toEqual([true, true]);

	await page.goto("/t/birthday", { waitUntil: "networkidle" });
	await page.clock.fastForward(121_000);
	await page.getByRole("dialog", STILL_THERE).waitFor();
	await page.clock.fastForward(10_000);
	await expect.poll(() => page.getByRole("dialog", STILL_THERE).innerText()).toMatch(/\n(?:1\d|20)\n/);
	await page.keyboard.press("Shift");
	await page.getByRole("dialog", STILL_THERE).waitFor({ state: "hidden" });
	expect(await page.getByRole("link", { name: "Cart, 1 item" }).isVisible()).toBe(true);

	await page.goto("/cart", { waitUntil: "networkidle" });
	await page.clock.fastForward(121_000);
	await page.getByRole("dialog", STILL_THERE).waitFor();
	const home = page.waitForURL(`${shop.url}/`);
	await page.clock.fastForward(31_000);
	await home;
	await page.getByRole("link", { name: "Cart, empty" }).waitFor();
	expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["keepsake_kiosk"]);
	expect(await keptInBrowser(page)).toEqual([]);
	expect(await page.evaluate(async (path) => (await fetch(path)).status, picture.previewUrl)).toBe(404);
	expect(await leftInDatabase(database)).toEqual([]);
	await expect.poll(() => files.map((file) => existsSync(file))).toEqual([false, false]);

	await page.goBack();
	await page.waitForURL(/\/t\/birthday$/);
	await page.getByRole("link", { name: "Cart, empty" }).waitFor();
	await page.goBack();
	await page.getByText("Your cart is empty").waitFor();
	await page.goBack();
	await page.getByRole("button", { name: "Text", exact: true }).waitFor();
	expect(await page.locator("[data-page] [data-element]").count()).toBe(0);
});

test("who presses the button in the middle of a design leaves nothing behind, without script neither", async ({
	visit,
	device,
	shop,
	database,
}) => {
	const page = await visit();
	await page.goto(device);
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type("For nobody else");
	await page.getByRole("button", FINISH).click();
	await page.waitForURL(`${shop.url}/`);
	await page.getByRole("link", { name: "Cart, empty" }).waitFor();
	expect(await keptInBrowser(page)).toEqual([]);
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).waitFor();
	expect(await page.locator("[data-page] [data-element]").count()).toBe(0);
	expect(await leftInDatabase(database)).toEqual([]);

	const plain = await visit({ javaScriptEnabled: false });
	await plain.goto(device);
	await putMugInCart(plain);
	await plain.getByRole("button", FINISH).click();
	await plain.waitForURL(`${shop.url}/`);
	await plain.getByRole("link", { name: "Cart, empty" }).waitFor();
	expect(await leftInDatabase(database)).toEqual([]);
});

test("nothing leads away from a kiosk, and everything can be pressed with a finger", async ({ visit, device }) => {
	const page = await visit({ viewport: { width: 820, height: 1180 }, hasTouch: true });
	await page.goto(device);
	await putMugInCart(page);
	for (const path of ["/", "/t/birthday", "/designs/mug-325-ml/1101", "/cart", "/legal", "/help-center", "/contact"]) {
		await page.goto(path);
		await page.getByRole("button", FINISH).waitFor();
		expect(await leadingAway(page), path).toEqual([]);
		expect(await tooSmall(page), path).toEqual([]);
	}
	for (const closed of ["/login", "/accounts/home", "/newsletter", "/tracking", "/cookies"]) {
		await page.goto(closed);
		expect(new URL(page.url()).pathname).toBe("/");
	}
});

test("an order from a kiosk is paid at the counter", async ({ visit, device, shop, database }) => {
	const page = await visit();
	await page.goto(device);
	await putMugInCart(page);
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.waitForURL(/checkout\?step=1/);
	await page.getByLabel("First name").waitFor();
	expect(await page.getByText("newsletter").count()).toBe(0);
	await fillContact(page, "counter@example.test");
	await fillAddress(page);
	await page.getByRole("button", { name: "Continue to payment" }).click();
	await page.waitForURL(/step=4/);
	await page.getByText("At the counter").waitFor();
	expect(await page.locator("[name=method]").count()).toBe(1);
	await orderButton(page).click();
	await page.waitForURL(/order-completed/);
	await page.getByText("Please pay at the counter").waitFor();
	const number = (await page.locator("main").innerText()).match(/GB-\d{4}-\d{6}/)?.[0] ?? "";
	await page.getByRole("button", FINISH).click();
	await page.waitForURL(`${shop.url}/`);
	await page.goBack();
	await page.getByRole("link", { name: "Cart, empty" }).waitFor();
	expect(await page.getByText(number).count()).toBe(0);

	await expect(kioskCommand(shop, "paid", "GB-2001-000001")).rejects.toThrow();
	expect(await kioskCommand(shop, "paid", number)).toContain(`Order ${number} is paid`);
	await expect
		.poll(async () => (await database.query("select status from orders where number = $1", [number])).rows, {
			timeout: 20_000,
		})
		.toEqual([{ status: 200 }]);
});

test("a device that is revoked is a browser like any other", async ({ visit, shop, device }) => {
	const page = await visit();
	await page.goto(device);
	await page.getByRole("button", FINISH).waitFor();
	const id = /(\d+) {2}keepsake GB {2}Counter 7/.exec(await kioskCommand(shop))?.[1] ?? "";
	await kioskCommand(shop, "revoke", id);
	await page.reload();
	expect(await page.getByRole("button", FINISH).count()).toBe(0);
	await page.goto(device);
	expect([await page.getByRole("button", FINISH).count(), new URL(page.url()).search]).toEqual([0, ""]);
});

/** Local copies by name. */
/** But how far down pages were scrolled, which the router keeps by random keys when the page goes. */
async function keptInBrowser(page: Page): Promise<string[]> {
	const kept = await page.evaluate(async () => {
		const databases = await indexedDB.databases();
		return [...databases.map(({ name }) => `${name}`), ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
	});
	return kept.filter((name) => name !== "react-router-scroll-positions");
}

async function leftInDatabase(database: { query: (text: string) => Promise<{ rows: unknown[] }> }): Promise<unknown[]> {
	const { rows } = await database.query(
		`select 'cart' as what, owner_id from cart_lines union all select 'checkout', owner_id from checkouts
		 union all select 'project', owner_id from projects where owner_id not like 'customer:%'
		 union all select 'picture', owner_id from pictures where owner_id is not null`,
	);
	return rows;
}

function leadingAway(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const links = [...document.querySelectorAll("a")];
		const away = links.filter(({ href, target }) => target || new URL(href).origin !== location.origin);
		const closed = links.filter(({ pathname }) => /\/(?:login|accounts|newsletter|tracking|cookies)/.test(pathname));
		return [...away, ...closed].map(({ href }) => href);
	});
}

/** Whatever can be pressed and is less than 44 pixels wide or high. */
function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const targets = [...document.querySelectorAll("a, button, summary, select, textarea, input, label:has(input)")];
		return targets.flatMap((target) => {
			const isPartOfAnother = target instanceof HTMLInputElement && target.closest("label");
			if (isPartOfAnother || target.matches("[type=hidden], [type=file], .sr-only")) return [];
			const { width, height } = target.getBoundingClientRect();
			const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 1;
			return isSeen && (width < 43.5 || height < 43.5)
				? [`${target.tagName} ${target.textContent?.trim().slice(0, 30)} ${Math.round(width)}x${Math.round(height)}`]
				: [];
		});
	});
}
