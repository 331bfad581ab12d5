import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { putMugInCart } from "../support/ready-cart.ts";

test("who loses the network at a page's next step is told so, in the look and language they were in", async ({
	visit,
	shop,
}) => {
	const page = await visit({ baseURL: shop.url.replace("localhost", "popkin.localhost") });
	await putMugInCart(page);
	await page.goto("/cart");
	await page.waitForLoadState("networkidle");
	await page.context().setOffline(true);
	await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
	await page.getByRole("heading", { level: 1, name: "We cannot reach the shop." }).waitFor();
	expect(await page.locator("html").getAttribute("data-brand")).toBe("popkin");
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Try again" }).click();
	await page.getByRole("link", { name: "Go to checkout" }).waitFor();
	await page.waitForLoadState("networkidle");
	await page.route("**/*.data*", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel</h1>" }));
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.getByRole("heading", { level: 1, name: "We cannot reach the shop." }).waitFor();
});
