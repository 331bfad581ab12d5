import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { readyToPay } from "../support/guest-checkout.ts";
import { putMugInCart } from "../support/ready-cart.ts";

test("what delivery costs stands where prices lead to; cart and checkout keep to it", async ({ visit }) => {
	const page = await visit();
	await page.goto("/design/where-it-was/9003");
	await page.getByRole("link", { name: "delivery extra" }).click();
	const table = page.getByRole("table", { name: "Delivery costs: United Kingdom" });
	const cells = await table.getByRole("row").filter({ hasText: "Up to 5 kg" }).getByRole("cell").allInnerTexts();
	expect(cells).toEqual(["£3.95\nfree from £45", "£8.95"]);

	await putMugInCart(page);
	const summary = page.getByRole("complementary", { name: "Summary" });
	await summary.getByText("Add £32.10 more for free standard delivery.").waitFor();
	const options = async () => {
		await readyToPay(page, "ana@example.test");
		await page.goto("/checkout?step=3");
		return page.getByRole("radio").evaluateAll((all) => all.map((each) => each.closest("label")?.innerText));
	};
	expect(await options()).toEqual([expect.stringContaining("£3.95"), expect.stringContaining("£8.95")]);

	await page.goto("/cart");
	await page.getByLabel("Quantity of Mug 325 ml").fill("4");
	await page.getByLabel("Quantity of Mug 325 ml").press("Enter");
	await summary.getByText("Standard delivery is free.").waitFor();
	expect(await summary.getByText(/more for free/).count()).toBe(0);
	expect(await options()).toEqual([expect.stringContaining("Free"), expect.stringContaining("£8.95")]);

	await page.goto("/cart");
	await summary.getByRole("link", { name: "Delivery costs" }).click();
	await table.waitFor();
});
