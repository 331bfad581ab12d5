import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { signIn } from "../support/sign-in.ts";

test("a customer names, copies, orders and deletes a design without script; nobody else sees it", async ({ visit }) => {
	const page = await visit({ javaScriptEnabled: false });
	await signIn(page, "ana@example.test", "/accounts/designs");
	const cards = page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading") });
	expect(await cards.count()).toBe(3);
	const first = cards.filter({ hasText: "Lisboa 2026" });
	await first.getByText("Rename").click();
	const long = "Our trip to the islands, written out as nobody would write it";
	await first.getByLabel("Name").fill(`  ${long} `);
	await first.getByRole("button", { name: "Save name" }).click();
	await first.getByText("This name has 61 characters. Please use up to 60.").waitFor();
	expect(await first.getByLabel("Name").inputValue()).toBe(long);
	await first.getByLabel("Name").fill("Our trip");
	await first.getByRole("button", { name: "Save name" }).click();
	await page.getByRole("status").getByText("The name has been saved").waitFor();
	const named = cards.filter({ has: page.getByRole("heading", { name: "Our trip", exact: true }) });
	await named.getByRole("button", { name: "Duplicate" }).click();
	await page.getByRole("heading", { name: "Our trip (copy)" }).waitFor();
	expect(await cards.count()).toBe(4);
	const editor = (await named.getByRole("link", { name: "Open" }).getAttribute("href")) ?? "";
	expect((await page.request.get(await previewOf())).status()).toBe(200);
	await named.getByRole("button", { name: "Add to cart" }).click();
	await page.waitForURL(/\/cart$/);
	await page.goto("/accounts/designs?sort=DATE_CREATION");
	await named.getByRole("link", { name: "Delete" }).click();
	await page.getByText("This design is in your cart").waitFor();
	const picture = await previewOf();
	await page.getByRole("button", { name: "Delete design" }).click();
	await page.getByRole("status").getByText("The design has been deleted").waitFor();
	expect(await cards.count()).toBe(3);
	expect((await page.request.get(picture)).status()).toBe(404);
	await page.goto("/cart");
	expect(await page.getByLabel(/^Quantity/).count()).toBe(0);
	const { searchParams } = new URL(editor, page.url());
	expect((await page.goto(`/accounts/designs?delete=${searchParams.get("project")}`))?.status()).toBe(404);

	async function previewOf(): Promise<string> {
		return (await page.locator("main img").first().getAttribute("src")) ?? "";
	}
});

test("its page is sound in every state, and empty for who has made nothing", async ({ visit }) => {
	const page = await visit();
	await signIn(page, "ana@example.test", "/accounts/designs");
	for (const width of [375, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/accounts/designs");
		expect(await violationsOn(page)).toEqual([]);
	}
	const question = await page.getByRole("link", { name: "Delete" }).first().getAttribute("href");
	await page.goto(question ?? "");
	expect(await violationsOn(page)).toEqual([]);
	const other = await visit();
	await signIn(other, "partner@example.test", "/accounts/designs");
	await other.getByText("No designs yet").waitFor();
	expect(await violationsOn(other)).toEqual([]);
	expect((await other.goto(question ?? ""))?.status()).toBe(404);
});
