import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { putMugInCart } from "../support/ready-cart.ts";

test("quick presses of plus and minus all count, on a slow network too", async ({ visit }) => {
	const page = await visit();
	await putMugInCart(page);
	const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/cart.data*", async (route) => {
		if (route.request().method() === "POST") await arrived;
		await route.continue().catch(() => {});
	});
	const more = page.getByRole("button", { name: "One more: Mug 325 ml" });
	const quantity = page.getByLabel("Quantity of Mug 325 ml");
	await more.dblclick();
	await more.dblclick();
	await page.getByRole("button", { name: "One less: Mug 325 ml" }).click();
	await expect.poll(() => quantity.inputValue()).toBe("4");
	arrive();
	await page.getByRole("complementary").getByText("£51.60").waitFor();
	await page.reload();
	expect(await quantity.inputValue()).toBe("4");
});

test("a press of plus right before the checkout still counts, and the checkout waits for it", async ({ visit }) => {
	const page = await visit();
	await putMugInCart(page);
	await page.waitForLoadState("networkidle");
	const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/cart.data*", async (route) => {
		if (route.request().method() === "POST") await arrived;
		await route.continue().catch(() => {});
	});
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).dblclick();
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
	expect(asked.filter((url) => url.includes("checkout"))).toEqual([]);
	arrive();
	await page.getByRole("button", { name: "Continue as guest" }).waitFor();
	await page.goto("/cart");
	await page.getByRole("complementary").getByText("£38.70").waitFor();
});
