import type { Browser, Page } from "playwright-core";
import { type BenchShop, runAlone } from "./bench-shop.ts";
import { withChromium } from "./chromium.ts";
import { type BenchRow, progress } from "./row.ts";
import { send } from "./send.ts";

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const PICTURES_BUDGET = 300;
const SHIFT_BUDGET = 0.02;
/** What Lighthouse calls slow 4G: milliseconds there and back, bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const TAG = "/t/wedding";

type Sight = { readonly pictures: number; readonly shift: number; readonly paint: number };

/** What a phone of 375 px with an empty cache gets on a slow network before anybody scrolls. */
export async function benchFirstScroll({ shop }: BenchShop): Promise<readonly BenchRow[]> {
	const list = await send(`${shop.url}${TAG}`);
	const design = /href="(\/design\/[^"]+)"/.exec(list.body)?.[1];
	const pages = [
		["Home page", `${shop.url}/`],
		["Second brand's home page", `${shop.url.replace(/\/\/[^:/]+/, "//popkin.localhost")}/`],
		["Tag page", shop.url + TAG],
		["Design page", shop.url + String(design)],
	] as const;
	return withChromium(async (browser) => {
		progress("pages on a slow network, before the first scroll");
		const rows: BenchRow[] = [];
		for (const [name, address] of pages) {
			// The shop draws each preview once: what is measured is the network.
			await look(browser, address, false);
			rows.push(...rowsOf(name, await look(browser, address, true)));
		}
		return rows;
	});
}

function rowsOf(name: string, { pictures, shift, paint }: Sight): readonly BenchRow[] {
	const size = { value: pictures / 1000, unit: "kB", budget: `<= ${PICTURES_BUDGET} kB` };
	const moved = { value: shift, unit: "", budget: `< ${SHIFT_BUDGET}`, met: shift < SHIFT_BUDGET };
	return [
		{ name: `${name} at 375 px, pictures before the first scroll`, ...size, met: pictures <= PICTURES_BUDGET * 1000 },
		{ name: `${name} at 375 px, layout shift`, ...moved },
		{ name: `${name} at 375 px on slow 4G, largest paint`, value: paint / 1000, unit: "s" },
	];
}

async function look(browser: Browser, url: string, isSlow: boolean): Promise<Sight> {
	const context = await browser.newContext({ ...PHONE, locale: "en-GB" });
	const page = await context.newPage();
	if (isSlow) {
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
	}
	const pictures = picturesOf(page);
	await page.addInitScript(watch);
	await page.goto(url, { waitUntil: "networkidle" });
	const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; paint: number } }).seen);
	const bytes = await pictures();
	await context.close();
	return { ...seen, pictures: bytes };
}

function picturesOf(page: Page): () => Promise<number> {
	const sizes: Promise<number>[] = [];
	page.on("requestfinished", (request) => {
		if (request.resourceType() === "image")
			sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
	});
	return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Runs in the page, before anything of it. */
function watch(): void {
	const seen = { shift: 0, paint: 0 };
	Object.assign(window, { seen });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
	}).observe({ type: "layout-shift", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) seen.paint = entry.startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
}

if (import.meta.main) await runAlone(benchFirstScroll);
