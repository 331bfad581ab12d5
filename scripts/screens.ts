import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { startShop } from "../tests/support/running-shop.ts";

/** Takes pictures of every page kind, both brands, 375 and 1280 px wide, into screens/ (not committed). */
const PAGES = [
	"/",
	"/t/birthday",
	"/designs/mug-325-ml/1101",
	"/design/morning-view/9001",
	"/create/1101?design=9001",
	"/cart",
	"/tracking",
	"/nowhere",
	"/dev/gallery",
];
const shop = await startShop();
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	args: ["--no-sandbox"],
});
mkdirSync("screens", { recursive: true });
try {
	for (const brand of ["keepsake", "popkin"]) {
		const base = brand === "popkin" ? shop.url.replace("localhost", "popkin.localhost") : shop.url;
		for (const width of [375, 1280]) {
			const page = await browser.newPage({ viewport: { width, height: 800 } });
			for (const path of PAGES) {
				await page.goto(base + path);
				await page.evaluate(async () => {
					for (const picture of document.images) picture.loading = "eager";
					await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
					await document.fonts.ready;
				});
				const name = path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home";
				await page.screenshot({ path: `screens/${brand}-${name}-${width}.png`, fullPage: !path.startsWith("/create") });
			}
			await page.close();
		}
	}
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
	await page.goto(shop.url);
	await page.evaluate(() => document.fonts.ready);
	mkdirSync("docs/pictures", { recursive: true });
	await page.screenshot({ path: "docs/pictures/home.jpg", type: "jpeg", quality: 80 });
} finally {
	await browser.close();
	await shop.stop();
}
console.log("Pictures are in screens/; docs/pictures/home.jpg is the README's.");
