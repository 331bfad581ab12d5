import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { checkOutAsGuest, order } from "../support/journey.ts";

test("whose design was sold stands with the order, from its own page to the line", async ({ visit, database }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/design/where-it-was/9003?article=1101");
	await page.getByRole("main").locator("a[href$='?design=9003']").first().click();
	const words = page.getByRole("textbox", { name: "Text 1" });
	await words.fill("48.2082 N");
	await page.getByRole("img", { name: "All changes saved" }).waitFor();
	await page.reload();
	await words.fill("48.2083 N");
	await page.getByRole("button", { name: "Add to cart", exact: true }).click();
	await page.getByRole("button", { name: "Add to cart anyway" }).click();
	await page.waitForURL(/\/cart$/);
	await checkOutAsGuest(page, "design@example.test");
	await order(page);
	const { rows } = await database.query(
		"select design_id from order_lines join orders on orders.id = order_id where email = 'design@example.test'",
	);
	expect(rows).toEqual([{ design_id: 9003 }]);
});
