import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { putMugInCart } from "../support/ready-cart.ts";

test("who goes back to a page seen before sees the cart as it is now", async ({ visit }) => {
	const page = await visit();
	await putMugInCart(page, "one");
	await page.goto("/design/where-it-was/9003");
	await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
	await putMugInCart(page, "two");
	await page.goBack();
	await page.waitForURL(/where-it-was/);
	await page.getByRole("link", { name: "Cart, 2 items" }).waitFor();
});

test("plain pages load neither React nor texts, pages with a form of their own do", async ({ visit, shop }) => {
	const page = await visit();
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	for (const path of ["/", "/t/birthday", "/designs/mug-325-ml/1101", "/design/where-it-was/9003"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		expect(
			asked.filter((each) => /\.js$|_locales/.test(each)).map((each) => each.replace(/-[\w-]{8}\.js/, "")),
		).toEqual(["/assets/plain-page-script"]);
		asked.length = 0;
	}
	await page.goto(`${shop.url}/cart`, { waitUntil: "networkidle" });
	expect(asked.some((each) => each.includes("/assets/entry.client"))).toBe(true);
});

test("another country shows the page that was open, with its own name for it", async ({ visit }) => {
	const page = await visit();
	await page.goto("/design/morning-view/9001", { waitUntil: "networkidle" });
	await page.locator("[data-places] summary").click();
	await page.getByRole("link", { name: "Deutschland · Deutsch" }).click();
	await page.waitForURL(/\/de-de\/design\/[^/]+\/9001$/);
	expect(await page.locator("html").getAttribute("lang")).toBe("de-DE");
	expect(page.url()).not.toContain("morning-view");
	for (const path of ["/search?query=Hund", "/cart"]) {
		await page.goto(`/de-de${path}`, { waitUntil: "networkidle" });
		await page.locator("[data-places] summary").click();
		await page.getByRole("link", { name: "España · Español" }).click();
		await page.waitForURL((url) => url.pathname + url.search === `/es-es${path}`);
	}
});
