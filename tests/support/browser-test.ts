import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { test as base, expect } from "vitest";
import { chromiumProgram } from "./chromium-program.ts";
import { startDemoShop } from "./demo-shop-copy.ts";
import { watchPage } from "./page-at-failure.ts";
import { openShopDatabase } from "./shop-database.ts";

/**
 * Tests with the built shop and Debian's chromium: `shop`, `database` and `browser` live as long as the file,
 * `visit` opens a page with cookies of its own. A page that throws or gets a 5xx answer fails the test.
 */
export const test = base
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from its first parameter
	.extend("shop", { scope: "file" }, async ({}, { onCleanup }) => {
		const shop = await startDemoShop();
		onCleanup(() => shop.stop());
		return shop;
	})
	.extend("database", { scope: "file" }, async ({ shop }, { onCleanup }) => {
		const pool = await openShopDatabase(shop.dataDir);
		onCleanup(() => pool.end());
		return pool;
	})
	// biome-ignore lint/correctness/noEmptyPattern: the same
	.extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
		const browser = await chromium.launch({
			executablePath: chromiumProgram(),
			args: ["--no-sandbox"],
		});
		onCleanup(() => browser.close());
		return browser;
	})
	.extend("visit", async ({ shop, browser, task }, { onCleanup }) => {
		const troubles: string[] = [];
		const pages: Page[] = [];
		const watched: ReturnType<typeof watchPage>[] = [];
		onCleanup(async () => {
			if (task.result?.state === "fail")
				for (const { atFailure } of watched) console.error(`${task.name} ended at ${await atFailure()}`);
			await Promise.all(pages.map((page) => page.context().close()));
			expect(troubles).toEqual([]);
		});
		return async (options: BrowserContextOptions = {}) => {
			const context = await browser.newContext({ baseURL: shop.url, locale: "en-GB", ...DESKTOP, ...options });
			context.setDefaultTimeout(20_000);
			const page = await context.newPage();
			page.on("pageerror", (error) => troubles.push(error.message));
			page.on("response", (answer) => {
				if (answer.status() >= 500) troubles.push(`${answer.status()} ${answer.url()}`);
			});
			pages.push(page);
			watched.push(watchPage(page));
			return page;
		};
	});

export const DESKTOP = { viewport: { width: 1280, height: 900 } };
export const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
