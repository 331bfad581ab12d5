import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";

const CART = "/api/carts/current";
const UPDATE = /^Update cart$/;
const EITHER = /^(Update cart|Add to cart)$/;

test("what another tab makes of a line while the button works neither changes what it was pressed for, nor brings back what is gone", async ({
	visit,
}) => {
	const page = await visit();
	const projectId = await drawHeart(page, 1101);
	await putIn(page, { projectId, quantity: 2 });
	await page.goto(`/create/1101?project=${projectId}&view=canvas`);
	await page.getByRole("button", { name: UPDATE }).waitFor();
	await putIn(page, { projectId, quantity: 5 });
	await comeBackAndPress(page);
	await page.waitForURL("**/cart");
	expect(await quantities(page), "two were seen, and left at that").toEqual([5]);
	await page.goto(`/create/1101?project=${projectId}&view=canvas`);
	await page.getByRole("button", { name: UPDATE }).waitFor();
	await takeOut(page);
	await comeBackAndPress(page);
	await page.getByRole("alert").filter({ hasText: "not in your cart any more" }).waitFor();
	expect(await quantities(page)).toEqual([]);
});

test("what another tab has put in stands at the button of who comes back, and is not overwritten by who doesn't", async ({
	visit,
}) => {
	const page = await visit();
	const projectId = await drawHeart(page, 1101);
	const quantity = page.getByLabel("Options").getByLabel("Quantity");
	await putIn(page, { projectId, quantity: 5 });
	await page.getByRole("button", { name: "Add to cart", exact: true }).click();
	const told = page.getByRole("alert").filter({ hasText: "in your cart like this already, 5 ×" });
	await told.waitFor();
	expect(await quantities(page)).toEqual([5]);
	expect(await quantity.inputValue()).toBe("5");
	await takeOut(page);
	await page.goto(`/create/1101?project=${projectId}&view=canvas`);
	await page.getByRole("button", { name: "Add to cart", exact: true }).waitFor();
	await putIn(page, { projectId, quantity: 4 });
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await page.getByRole("button", { name: UPDATE }).click();
	await page.waitForURL("**/cart");
	expect(await quantities(page)).toEqual([4]);
});

test("a number that was typed before the size was asked for stays, and the size that lies there is told", async ({
	visit,
}) => {
	const page = await visit();
	const projectId = await drawHeart(page, 2101);
	await putIn(page, { projectId, quantity: 3 });
	const [{ id, variantId }] = await lines(page);
	await putIn(page, { projectId, quantity: 3, variantId: variantId + 1 });
	await page.evaluate((address) => fetch(address, { method: "DELETE" }), `${CART}/lines/${id}`);
	await page.goto(`/create/2101?project=${projectId}&view=canvas`);
	const quantity = page.getByLabel("Options").getByLabel("Quantity");
	await quantity.fill("7");
	await page.getByRole("button", { name: "Add to cart", exact: true }).click();
	await page.getByRole("dialog", { name: "Which size?" }).getByRole("button", { name: "M", exact: true }).click();
	await page.getByText("in your cart like this already, 3 ×").first().waitFor();
	expect(await quantity.inputValue()).toBe("7");
	await page.getByRole("button", { name: UPDATE }).click();
	await page.waitForURL("**/cart");
	expect(await quantities(page)).toEqual([7]);
});

test("a number that was typed stays while another size is looked at, one that nobody typed is that of the size", async ({
	visit,
}) => {
	const page = await visit();
	const projectId = await drawHeart(page, 2101);
	await putIn(page, { projectId, quantity: 5 });
	await page.goto(`/create/2101?project=${projectId}&view=canvas`);
	const options = page.getByLabel("Options");
	const quantity = options.getByLabel("Quantity");
	await page.getByRole("button", { name: UPDATE }).waitFor();
	const own = await options.locator("[name=editor-size]:checked").inputValue();
	const lookRound = async (ofOther: string, ofOwn: string) => {
		for (const [size, number] of [
			[own === "L" ? "M" : "L", ofOther],
			[own, ofOwn],
		] as const) {
			await options.getByRole("radio", { name: size, exact: true }).check();
			await expect.poll(() => quantity.inputValue()).toBe(number);
		}
	};
	await lookRound("1", "5");
	await quantity.fill("1");
	await lookRound("1", "1");
	await page.getByRole("button", { name: UPDATE }).click();
	await page.waitForURL("**/cart");
	expect(await quantities(page)).toEqual([1]);
});

async function drawHeart(page: Page, articleId: number): Promise<string> {
	await page.goto(`/create/${articleId}?view=canvas`);
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	await page.getByText("All changes saved").first().waitFor();
	return new URL(page.url()).searchParams.get("project") ?? "";
}

/** The cart's answer comes after the button was pressed and before its form is sent. */
async function comeBackAndPress(page: Page): Promise<void> {
	const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	await page.route("**/healthz", (route) => asked.promise.then(() => route.continue()));
	await page.route(`**${CART}`, (route) => held.promise.then(() => route.continue()));
	const told = page.waitForResponse((answer) => answer.url().endsWith(CART));
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await page.getByRole("button", { name: EITHER }).click();
	held.resolve();
	await (await told).finished();
	await page.evaluate(() => new Promise(requestAnimationFrame));
	asked.resolve();
	await page.waitForEvent("load");
	await page.unroute("**/healthz");
	await page.unroute(`**${CART}`);
}

function putIn(page: Page, line: { projectId: string; quantity: number; variantId?: number }) {
	return page.evaluate(
		async ([address, body]) => {
			const headers = { "content-type": "application/json" };
			await fetch(`${address}/lines`, { method: "POST", headers, body: JSON.stringify(body) });
		},
		[CART, line] as const,
	);
}

async function takeOut(page: Page): Promise<void> {
	const ids = (await lines(page)).map(({ id }: { id: string }) => id);
	for (const id of ids) await page.evaluate((address) => fetch(address, { method: "DELETE" }), `${CART}/lines/${id}`);
}

function lines(page: Page) {
	return page.evaluate(async (address) => (await (await fetch(address)).json()).lines, CART);
}

async function quantities(page: Page): Promise<readonly number[]> {
	return (await lines(page)).map(({ quantity }: { quantity: number }) => quantity);
}
