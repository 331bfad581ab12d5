import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { MUG, mugWithWords } from "../support/ready-cart.ts";
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
	await named.getByText("This design is in your cart now: 1 piece.").waitFor();
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

test.for([true, false])(
	"Add to cart of a design of one's own always says what came of it: put in, there already, or there and changed (script: %s)",
	async (javaScriptEnabled, { visit, shop }) => {
		const page = await visit({ javaScriptEnabled });
		await signIn(page, "ana@example.test", "/accounts/designs");
		const headers = { origin: shop.url };
		const design = (words: string) => ({ headers, data: { ...MUG, document: mugWithWords(words), baseVersion: 1 } });
		// A second try finds what the first one made.
		const name = `Pressed ${javaScriptEnabled} ${crypto.randomUUID().slice(0, 8)}`;
		const made = (await (await page.request.post("/api/projects", design(name))).json()) as { id: string };
		await page.reload();
		const card = page.getByRole("listitem").filter({ hasText: name });
		const told = card.locator("[role=alert]:focus");
		const press = () => card.getByRole("button", { name: "Add to cart" }).click();

		await press();
		await told.getByText("This design is in your cart now: 1 piece.").waitFor();
		await page.getByRole("link", { name: "Cart, 1 item", exact: true }).waitFor();
		await press();
		await told.getByText("in your cart already: 1 piece. Its quantity has not changed.").waitFor();
		await told.getByRole("link", { name: "See the cart" }).click();
		await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
		await page.getByRole("link", { name: "Cart, 2 items", exact: true }).waitFor();

		const cart = await page.request.get("/api/carts/current");
		const [line] = ((await cart.json()) as { lines: { id: string }[] }).lines;
		const choice = { headers, data: { variantId: MUG.variantId, quantity: 5 } };
		await page.request.put(`/api/carts/current/lines/${line?.id}/choice`, choice);
		await page.request.put(`/api/projects/${made.id}`, design(`${name} again`));
		await page.goto("/accounts/designs");
		await press();
		await told.getByText("in your cart already: 2 pieces").waitFor();
		await told.getByText("You have changed this design since you put it in the cart.").waitFor();
		await told.getByText("Chosen in the editor, but not in the cart yet: 5 items").waitFor();
		if (javaScriptEnabled) expect(await violationsOn(page)).toEqual([]);
		const way = told.getByRole("link", { name: "Look at it and update the cart" });
		expect(await way.getAttribute("href")).toBe(`/create/${MUG.articleId}?project=${made.id}&line=${line?.id}`);
		await page.request.delete(`/api/carts/current/lines/${line?.id}`, { headers });
	},
);

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
