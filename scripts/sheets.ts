import { mkdirSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { writeArticleSheets, writeDesignSheets } from "../demo/contact-sheets.ts";
import { chromiumProgram } from "../tests/support/chromium-program.ts";
import { startShop } from "../tests/support/running-shop.ts";
import { refuseCookies, takeOrderPictures, takePicture } from "./page-pictures.ts";
import { fail } from "./with-running-shop.ts";

/** node scripts/run.js sheets <folder>: all articles, all designs, and the pages they are sold on, to be looked at. */
const PAGES = {
	home: "/",
	tag: "/t/birthday",
	articles: "/t/all-products",
	article: "/designs/mug-325-ml/1101",
	design: "/design/morning-view/9001",
};
const OF_AN_ORDER = ["cart-filled", "mail"];
const BRANDS = ["keepsake", "popkin"] as const;
const WIDTHS = [375, 1280] as const;

const [folder = fail("Where to? node scripts/run.js sheets <folder>")] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
await Promise.all([writePages(), writeSheets()]);
console.log(`The sheets are in ${folder}`);

async function writeSheets(): Promise<void> {
	await writeArticleSheets(folder);
	await writeDesignSheets(folder);
}

async function writePages(): Promise<void> {
	const shop = await startShop();
	const browser = await chromium.launch({ executablePath: chromiumProgram(), args: ["--no-sandbox"] });
	try {
		for (const brand of BRANDS) {
			const baseURL = brand === "popkin" ? shop.url.replace("localhost", "popkin.localhost") : shop.url;
			for (const width of WIDTHS) {
				const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
				await takePages(page, (name) => takePicture(page, `${folder}/${brand}-${name}-${width}.png`));
				await page.close();
			}
		}
	} finally {
		await browser.close();
		await shop.stop();
	}
}

async function takePages(page: Page, keep: (name: string) => Promise<void>): Promise<void> {
	await refuseCookies(page);
	for (const [name, path] of Object.entries(PAGES)) {
		await page.goto(path);
		await keep(name);
	}
	await takeOrderPictures(page, async (name) => {
		if (OF_AN_ORDER.includes(name)) await keep(name);
	});
}
