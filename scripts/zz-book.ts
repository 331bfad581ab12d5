import { readdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { chromiumProgram } from "../tests/support/chromium-program.ts";
import { startShop } from "../tests/support/running-shop.ts";
import { checkOutAsGuest, order, thanks } from "../tests/support/journey.ts";
const [article = "5102", design = "9401", out = "/tmp/book/a"] = process.argv.slice(2);
const shop = await startShop({ dataDir: "/tmp/book/data" });
const browser = await chromium.launch({ executablePath: chromiumProgram() } as any);
try {
	const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 } });
	page.setDefaultTimeout(60_000);
	page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
	await page.goto("/");
	await page.getByRole("button", { name: "Refuse all" }).click().catch(() => {});
	await page.goto(`/create/${article}?design=${design}`);
	await page.getByRole("button", { name: "Add to cart", exact: true }).first().waitFor();
	await page.waitForTimeout(2500);
	await page.screenshot({ path: `${out}-1.png` });
	const files = readdirSync("/tmp/book/photos").sort().map((f) => `/tmp/book/photos/${f}`);
	const t = Date.now();
	await page.getByLabel("Choose photos").setInputFiles(files);
	await page.waitForTimeout(1500);
	await page.screenshot({ path: `${out}-2.png` });
	await page.getByRole("img", { name: "All changes saved" }).waitFor({ timeout: 180_000 });
	await page.waitForTimeout(5000);
	console.log("uploaded", Date.now() - t);
	await page.getByRole("img", { name: "All changes saved" }).waitFor({ timeout: 180_000 });
	await page.screenshot({ path: `${out}-3.png` });
	for (const n of ["Page 1", "Page 2", "Page 3", "Page 4", "Page 24"]) {
		await page.getByRole("tab", { name: n, exact: true }).click();
		await page.waitForTimeout(1500);
		await page.screenshot({ path: `${out}-${n.replace(" ", "")}.png` });
	}
	await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
	await page.waitForTimeout(6000);
	await page.screenshot({ path: `${out}-4.png` });
	const anyway = page.getByRole("button", { name: "Add to cart anyway" });
	if (await anyway.isVisible()) await anyway.click();
	await page.waitForURL(/\/cart$/);
	await page.waitForTimeout(3000);
	await page.screenshot({ path: `${out}-5.png`, fullPage: true });
	await checkOutAsGuest(page, "book@example.test");
	await page.screenshot({ path: `${out}-6.png`, fullPage: true });
	await order(page);
	await page.getByRole("button", { name: "Approve the payment" }).click();
	await thanks(page);
	await page.getByRole("link", { name: "Follow this order" }).click();
	const t2 = Date.now();
	await page.waitForTimeout(20_000);
	console.log("printed after", Date.now() - t2);
	await page.waitForTimeout(2000);
	await page.screenshot({ path: `${out}-7.png`, fullPage: true });
} catch (e) { console.log(e); } finally {
	await browser.close();
	await shop.stop();
	console.log(shop.output().slice(-1500));
}
