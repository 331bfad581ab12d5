import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { putMugInCart } from "../support/ready-cart.ts";

test("quick presses of plus and minus all count, and a number typed between them, on a slow network too", async ({
	visit,
}) => {
	const page = await visit();
	await putMugInCart(page);
	const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
	const asked: (string | null)[] = [];
	await page.route("**/cart.data*", async (route) => {
		const request = route.request();
		if (request.method() === "POST") {
			const form = new URLSearchParams(request.postData() ?? "");
			asked.push(form.get("step") ?? form.get("set"));
			await arrived;
		}
		await route.continue().catch(() => {});
	});
	const more = page.getByRole("button", { name: "One more: Mug 325 ml" });
	const quantity = page.getByLabel("Quantity of Mug 325 ml");
	await more.dblclick();
	await more.dblclick();
	await page.getByRole("button", { name: "One less: Mug 325 ml" }).click();
	await expect.poll(() => quantity.inputValue()).toBe("4");
	const workedOut = page.getByRole("main").locator('[aria-busy="true"]');
	expect(await workedOut.allTextContents()).toEqual(["£12.90 each", "£12.90", "1 item£12.90"]);
	await quantity.fill("2");
	await quantity.press("Enter");
	await more.dblclick();
	await more.click();
	await expect.poll(() => quantity.inputValue()).toBe("5");
	arrive();
	await page.getByRole("complementary").getByText("£64.50").waitFor();
	await expect.poll(() => workedOut.count()).toBe(0);
	expect(asked).toEqual(["1", "2", "2", "3"]);
	await page.reload();
	expect(await quantity.inputValue()).toBe("5");
});

test("a press of plus or Remove right before the checkout still counts, and the checkout waits for it", async ({
	visit,
}) => {
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
	await page.waitForLoadState("networkidle");
	const held = Promise.withResolvers<void>();
	await page.route("**/cart.data*", async (route) => {
		if (route.request().method() === "POST") await held.promise;
		await route.continue().catch(() => {});
	});
	await page.getByRole("button", { name: "Remove Mug 325 ml" }).click();
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.locator("html[data-link-waits]").waitFor();
	held.resolve();
	await page.getByText("There is nothing here to order any more").waitFor();
});

test("a link waits for an answer that never comes, says so, and goes on all the same", async ({ visit }) => {
	const page = await visit();
	await putMugInCart(page);
	await page.waitForLoadState("networkidle");
	await page.route("**/cart.data*", (route) => (route.request().method() === "POST" ? undefined : route.continue()));
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.locator("html[data-link-waits]").waitFor();
	await page.getByRole("button", { name: "Continue as guest" }).waitFor();
});

test("what another tab did is told to who presses plus, and forgotten with the next change", async ({ visit }) => {
	const page = await visit();
	await putMugInCart(page);
	await page.waitForLoadState("networkidle");
	const other = await page.context().newPage();
	await other.goto("/cart");
	const quantity = (of: typeof page) => of.getByLabel("Quantity of Mug 325 ml");
	await quantity(other).fill("999");
	await quantity(other).press("Enter");
	await other.getByText("999 items").waitFor();
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await expect.poll(() => quantity(page).getAttribute("aria-invalid")).toBe("true");
	await page.getByText("999 items").waitFor();
	await expect.poll(() => quantity(page).inputValue()).toBe("999");
	await quantity(page).fill("5");
	await quantity(page).press("Enter");
	await expect.poll(() => quantity(page).getAttribute("aria-invalid")).toBe(null);
	await page.getByText("5 items").waitFor();
	await other.getByRole("button", { name: "Remove Mug 325 ml" }).click();
	const told = other.locator("main [role=alert]:focus");
	await told.getByText("Mug 325 ml “Für Zoë ♥” was removed.").waitFor();
	await other.getByText("Your cart is empty").waitFor();
	await told.getByRole("button", { name: "Put it back in the cart Mug 325 ml" }).click();
	await told.getByText("Mug 325 ml “Für Zoë ♥” is in your cart again.").waitFor();
	expect(await quantity(other).inputValue()).toBe("999");
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	const row = page.locator("main li").getByRole("alert");
	await row.getByText("Mug 325 ml “Für Zoë ♥” is in your cart already. Its quantity has not changed.").waitFor();
	expect(await page.getByText("That item is no longer in your cart.").count()).toBe(0);
	await other.getByRole("button", { name: "Remove Mug 325 ml" }).click();
	await other.getByText("Your cart is empty").waitFor();
	await page.getByRole("button", { name: "One less: Mug 325 ml" }).click();
	await page.getByText("That item is no longer in your cart.").waitFor();
});

test("what was answered is shown though the network is lost before the cart is read, and read once it is back", async ({
	visit,
}) => {
	const page = await visit();
	await putMugInCart(page);
	await page.waitForLoadState("networkidle");
	await page.route("**/cart.data*", (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await page.getByRole("status").getByText("We cannot reach the shop. What you see here may be out of date.").waitFor();
	const belowHeader = () =>
		page.evaluate(() => {
			const [header, message] = ["header", "[data-told-above]"].map((of) => document.querySelector(of));
			return message?.computedStyleMap().get("top")?.toString() === `${header?.getBoundingClientRect().bottom}px`;
		});
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await expect.poll(belowHeader).toBe(true);
	await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
	await expect.poll(belowHeader).toBe(true);
	const quantity = page.getByLabel("Quantity of Mug 325 ml");
	expect(await quantity.inputValue()).toBe("2");
	expect(await page.getByRole("complementary").locator('[aria-busy="true"]').textContent()).toBe("1 item£12.90");
	const all = page.waitForResponse((response) => response.request().postData()?.includes("set=4") === true);
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).dblclick();
	expect(await quantity.inputValue()).toBe("4");
	await all;
	const other = await page.context().newPage();
	await other.goto("/cart");
	expect(await other.getByLabel("Quantity of Mug 325 ml").inputValue()).toBe("4");
	expect(await quantity.inputValue()).toBe("4");
	const { promise: sent, resolve: send } = Promise.withResolvers<void>();
	await page.route("**/cart.data*", async (route) => {
		const change = route.request().postData();
		if (change) await sent;
		await (change?.includes("set=6") ? route.abort() : route.fallback());
	});
	await quantity.fill("5");
	await quantity.press("Enter");
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	send();
	await page.getByText("We cannot reach the shop. Please try that again.").waitFor();
	await expect.poll(() => quantity.inputValue()).toBe("5");
	await page.getByRole("button", { name: "One less: Mug 325 ml" }).click();
	await expect.poll(() => quantity.inputValue()).toBe("4");
	await quantity.fill("1000");
	await quantity.press("Enter");
	await page.getByText("Please choose a quantity from 1 to 999.").waitFor();
	expect(await quantity.inputValue()).toBe("1000");
	await quantity.fill("4");
	await page.getByRole("button", { name: "One less: Mug 325 ml" }).click();
	await expect.poll(() => quantity.inputValue()).toBe("3");
	await page.getByRole("button", { name: "Remove Mug 325 ml" }).click();
	const told = page.locator("main [role=alert]:focus");
	await told.getByText("Mug 325 ml “Für Zoë ♥” was removed.").waitFor();
	await page.getByText("Your cart is empty").waitFor();
	await told.getByRole("button", { name: "Put it back in the cart Mug 325 ml" }).click();
	await told.getByText("Mug 325 ml “Für Zoë ♥” is in your cart again.").waitFor();
	expect(await quantity.count()).toBe(0);
	const search = page.getByRole("banner").getByRole("searchbox");
	await search.focus();
	await page.unroute("**/cart.data*");
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await page.getByRole("complementary").getByText("£38.70").waitFor();
	await page.locator("main li").getByText("Mug 325 ml “Für Zoë ♥” is in your cart again.").waitFor();
	expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
	expect(await quantity.inputValue()).toBe("3");
	expect(await page.getByRole("status").getByText("We cannot reach the shop.").count()).toBe(0);
});

test("a press that does not reach the shop is told beside its line, and takes nothing from what was told of another", async ({
	visit,
	database,
}) => {
	const page = await visit();
	await putMugInCart(page, "First");
	await putMugInCart(page, "Second");
	await page.waitForLoadState("networkidle");
	await page.getByRole("button", { name: "Remove Mug 325 ml" }).last().click();
	const told = page.locator("main li").last();
	await told.getByText("Mug 325 ml “Second” was removed.").waitFor();
	const stays = page.locator("main li").first();
	const quantity = stays.getByLabel("Quantity of Mug 325 ml");
	await quantity.fill("1000");
	await quantity.press("Enter");
	await stays.getByText("Please choose a quantity from 1 to 999.").waitFor();
	await quantity.fill("1");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await stays.getByText("We cannot reach the shop. Please try that again.").waitFor();
	expect(await quantity.inputValue()).toBe("1");
	await stays.getByRole("button", { name: "Remove Mug 325 ml" }).click();
	await expect.poll(() => stays.getByRole("alert").textContent()).toContain("We cannot reach the shop");
	await told.getByRole("button", { name: "Put it back in the cart Mug 325 ml" }).click();
	await told.getByText("We cannot reach the shop. Please try that again.").waitFor();
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await page.getByRole("complementary").getByText("£25.80").waitFor();
	expect(await stays.getByRole("alert").textContent()).toBe("");
	await page.route("**/cart.data*", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel</h1>" }));
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await stays.getByText("We cannot reach the shop. Please try that again.").waitFor();
	await page.unroute("**/cart.data*");
	const pressed = Promise.withResolvers<void>();
	await page.route("**/cart.data*", async (route) => {
		await route.fetch();
		await pressed.promise;
		await route.abort();
	});
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.locator("html[data-link-waits]").waitFor();
	pressed.resolve();
	await stays.getByText("We cannot reach the shop. Please try that again.").waitFor();
	await page.unroute("**/cart.data*");
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await page.getByRole("complementary").getByText("£38.70").waitFor();
	await told.getByRole("button", { name: "Put it back in the cart Mug 325 ml" }).click();
	await page.locator("main [role=alert]:focus").getByText("Mug 325 ml “Second” is in your cart again.").waitFor();
	await database.query("update articles set active = false where id = 1101");
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).first().click();
	await page.getByText("Not available any more").first().waitFor();
	expect(await page.getByText("That item is no longer in your cart.").count()).toBe(0);
});
