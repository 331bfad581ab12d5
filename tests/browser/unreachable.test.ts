import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/load-demo-customers.server.ts";
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

test("who loses the network at a sign-in tries again, and goes on where the answer alone was lost", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/login?callbackUrl=/accounts/profile", { waitUntil: "networkidle" });
	const choices = page.getByRole("main").locator("a, button");
	const lose = (isHeard: boolean) =>
		page.route(
			"**/login.data*",
			async (route) => {
				if (isHeard) await route.fetch();
				await route.abort("connectionreset");
			},
			{ times: 1 },
		);
	for (const isHeard of [false, true]) {
		await lose(isHeard);
		await page.getByLabel("E-mail address").fill("ana@example.test");
		await page.getByLabel("Password").fill(DEMO_PASSWORD);
		await page.getByRole("button", { name: "Sign in", exact: true }).click();
		await page.getByRole("heading", { name: "We cannot reach the shop." }).waitFor();
		expect(await choices.allInnerTexts()).toEqual(["Try again", "Back to home"]);
		await Promise.all([page.waitForEvent("load"), choices.first().click()]);
		await page.waitForLoadState("networkidle");
	}
	await page.getByRole("heading", { name: "Profile" }).waitFor();
});
