import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { readyToOrder } from "../support/guest-checkout.ts";
import { order, orderButton, thanks } from "../support/journey.ts";
import { holdLateAnswers } from "../support/late-answers.ts";
import { jobsAreDone, mailsAbout, ordersOf, theOnlyOrderOf } from "../support/order-facts.ts";

const UNDELIVERED = "select 1 from simulators.webhooks where not delivered";

test("a declined payment is told in the shop too, and can be approved at the second try", async ({
	visit,
	database,
}) => {
	const page = await atThePayment(await visit(), "decline@example.test");
	await decide(page, "Decline");
	await page.getByText("The payment was declined. You can try again.").waitFor();
	await page.goto("/order-completed");
	await page.getByRole("heading", { level: 1, name: "This order is not paid yet" }).waitFor();
	await page.getByText("Nothing was charged and your order is kept.").waitFor();
	await page.getByRole("button", { name: /^Pay £/ }).click();
	await page.waitForURL(/\/sim\/pay\//);
	await decide(page, "Approve the payment");
	await thanks(page);
	expect(await theOnlyOrderOf(database, "decline@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("a challenged payment asks again after a wrong code and takes the right one", async ({ visit, database }) => {
	const page = await atThePayment(await visit(), "challenge@example.test");
	await decide(page, "Ask for a security code first");
	await page.getByLabel("Security code").fill("654321");
	await decide(page, "Confirm payment");
	await page.getByText("That code is wrong. Please try again.").waitFor();
	await page.getByLabel("Security code").fill("123456");
	await decide(page, "Confirm payment");
	await thanks(page);
	expect(await theOnlyOrderOf(database, "challenge@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("a payment that is confirmed later turns the waiting page into thanks by itself", async ({ visit, database }) => {
	const page = await atThePayment(await visit(), "later@example.test");
	const letGo = await holdLateAnswers(database);
	await decide(page, "Pay later: confirm in ten seconds");
	await page.waitForURL(/order-completed/);
	await page.getByText("Your payment is being confirmed").waitFor();
	expect(await page.getByRole("button", { name: /^Pay / }).count()).toBe(0);
	await page.context().setOffline(true);
	await page.getByRole("status").getByText("What you see here may be out of date.").waitFor();
	expect(await page.getByText("Your payment is being confirmed").count()).toBe(1);
	await page.context().setOffline(false);
	await letGo();
	await thanks(page);
	expect(await theOnlyOrderOf(database, "later@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("a canceled payment leaves an order that can be paid from its tracking page", async ({ visit, database }) => {
	const page = await atThePayment(await visit(), "cancel@example.test");
	await decide(page, "Cancel and go back to the shop");
	await page.waitForURL(/order-completed/);
	await page.getByRole("heading", { level: 1, name: "This order is not paid yet" }).waitFor();
	await page.getByText(/^You cancelled the payment of order GB-/).waitFor();
	await page.getByText("The payment was cancelled").waitFor();
	expect(await page.getByText("If you have just paid").count()).toBe(0);
	await page.getByRole("link", { name: "Follow this order" }).click();
	await page.waitForURL(/\/tracking\//);
	expect(await page.getByRole("radio", { name: /^Card/ }).isChecked()).toBe(true);
	await page.getByText("PayPal", { exact: true }).click();
	await page.getByRole("button", { name: /^Pay £/ }).click();
	await page.waitForURL(/\/sim\/pay\//);
	await page.getByText("PayPal").waitFor();
	await decide(page, "Approve the payment");
	await thanks(page);
	expect(await theOnlyOrderOf(database, "cancel@example.test")).toMatchObject({ payments: ["CANCELED", "PAID"] });
});

test.for([
	["with script", {}],
	["without script", { javaScriptEnabled: false }],
] as const)(
	"who goes back from the provider's page finds the order that waits for its payment, and no one else does, %s",
	async ([way, options], { visit, database }) => {
		const email = `went-back-${way.replace(" ", "-")}@example.test`;
		const page = await atThePayment(await visit(options), email);
		const [{ publicId, number } = { publicId: "", number: "none" }] = await ordersOf(database, email);
		await page.goBack();
		await page.waitForURL(/\/cart\?from=checkout$/);
		await page.getByText(`Order ${number} waits for its payment`).waitFor();
		await page.getByText(/^£[\d.]+ in all\./).waitFor();
		expect(await page.getByText("There is nothing here to order any more").count()).toBe(0);
		const stranger = await visit(options);
		await stranger.goto("/cart?from=checkout");
		await stranger.getByText("There is nothing here to order any more").waitFor();
		expect(await stranger.getByText(number).count()).toBe(0);
		await page.getByRole("link", { name: "See the order" }).click();
		await page.waitForURL(`**/tracking/${publicId}`);
		await page.goto("/cart");
		await page.getByRole("button", { name: /^Pay £/ }).click();
		await page.waitForURL(/\/sim\/pay\//);
		await decide(page, "Approve the payment");
		await page.waitForURL(/order-completed/);
		await expect.poll(async () => (await theOnlyOrderOf(database, email)).payments).toEqual(["PAID"]);
		await page.goto("/cart?from=checkout");
		await page.getByText("There is nothing here to order any more").waitFor();
		expect(await page.getByText(number).count()).toBe(0);
	},
);

test("who does not want an unpaid order any more cancels it, and it cannot be paid then", async ({
	visit,
	database,
}) => {
	const page = await atThePayment(await visit({ javaScriptEnabled: false }), "unwanted@example.test");
	const payment = page.url();
	await decide(page, "Cancel and go back to the shop");
	await page.getByText("Cancel this order").click();
	await page.getByRole("button", { name: "Yes, cancel the order" }).click();
	await page.getByRole("heading", { level: 1, name: "Your order was cancelled" }).waitFor();
	expect(await page.getByRole("button", { name: /^Pay / }).count()).toBe(0);
	expect(await ordersOf(database, "unwanted@example.test")).toMatchObject([
		{ moves: [">0", "0>10"], payments: ["CANCELED"] },
	]);
	await page.goto("/cart");
	await page.getByText("Your cart is empty").waitFor();
	expect(await page.getByText("waits for its payment").count()).toBe(0);
	await page.goto(payment);
	await page.getByText("This payment is already settled here.").waitFor();
});

test.for([
	["by an answer repeated and out of order", "Approve, and tell the shop twice and out of order"],
	["by an answer that comes later", "Pay later: confirm in ten seconds"],
] as const)(
	"an order that is canceled in one tab and paid in another promises the money back in both, %s",
	async ([way, decision], { visit, database }) => {
		const email = `canceled-${way.replaceAll(" ", "-")}@example.test`;
		const page = await atThePayment(await visit(), email);
		const { publicId, number } = (await ordersOf(database, email)).at(-1) ?? { publicId: "", number: "none" };
		const other = await page.context().newPage();
		await other.goto(`/tracking/${publicId}`);
		const heard = await other.locator("main [role=status]").first().elementHandle();
		await confirmCanceling(other);
		await other.getByText(`Order ${number} was cancelled. There is nothing to pay`).waitFor();
		expect(await heard?.textContent()).toContain("There is nothing to pay");
		const letGo = await holdLateAnswers(database);
		await decide(page, decision);
		await page.waitForURL(/order-completed/);
		await page.getByRole("heading", { level: 1, name: "Your order was cancelled" }).waitFor();
		if (decision.includes("later")) await page.getByText("If you have paid, you get it back.").waitFor();
		await letGo();
		for (const tab of [page, other]) {
			await tab.getByText("You get £16.85 back the way you paid").waitFor();
			expect(await tab.getByText("There is nothing to pay").count()).toBe(0);
		}
		expect(await heard?.textContent()).toContain("You get £16.85 back the way you paid");
		await expect.poll(async () => (await database.query(UNDELIVERED)).rowCount, { timeout: 20_000 }).toBe(0);
		await expect.poll(() => jobsAreDone(database), { timeout: 20_000 }).toBe(true);
		expect(await mailsAbout(database, number)).toEqual([
			`We have your Keepsake order ${number}`,
			`Your Keepsake order ${number} was cancelled`,
			`You get £16.85 back for Keepsake order ${number}`,
		]);
	},
);

test("who cancels an order that was paid meanwhile learns that it goes on", async ({ visit, database }) => {
	const email = "paid-first@example.test";
	const page = await atThePayment(await visit(), email);
	const other = await page.context().newPage();
	await other.goto(`/tracking/${(await ordersOf(database, email)).at(-1)?.publicId}`);
	await decide(page, "Approve the payment");
	await thanks(page);
	const heard = await other.locator("main [role=alert]").first().elementHandle();
	await confirmCanceling(other);
	await other.getByText("The order was not cancelled").waitFor();
	expect(await heard?.textContent()).toContain("The order was not cancelled");
	expect(await theOnlyOrderOf(database, email)).toMatchObject({ payments: ["PAID"], moves: [">0", "0>200"] });
});

test("who closed the provider's page without a decision can still pay", async ({ visit, database }) => {
	const page = await atThePayment(await visit(), "closed@example.test");
	await page.goto("/order-completed");
	await page.getByText("We are waiting for the payment").waitFor();
	const pay = page.getByRole("button", { name: /^Pay £/ });
	expect(await pay.count()).toBe(0);
	await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()));
	await pay.click();
	await page.waitForURL(/\/sim\/pay\//);
	await decide(page, "Approve the payment");
	await thanks(page);
	expect(await theOnlyOrderOf(database, "closed@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("webhooks that come repeatedly and out of order settle once", async ({ visit, database }) => {
	const page = await atThePayment(await visit(), "twice@example.test");
	await decide(page, "Approve, and tell the shop twice and out of order");
	await thanks(page);
	await expect.poll(async () => (await database.query(UNDELIVERED)).rowCount, { timeout: 20_000 }).toBe(0);
	expect(await theOnlyOrderOf(database, "twice@example.test")).toMatchObject({
		payments: ["PAID"],
		moves: [">0", "0>200"],
	});
});

test.for([
	["with script", {}],
	["without script", { javaScriptEnabled: false }],
] as const)(
	"what another tab changed comes with the refusal, and the next press orders it, %s",
	async ([way, options], { visit, database }) => {
		const email = `${way.replace(" ", "-")}@example.test`;
		const page = await readyToOrder(await visit(options), email);
		await page.getByText("PayPal", { exact: true }).click();
		const other = await page.context().newPage();
		await other.goto("/cart");
		for (const pieces of [2, 3]) {
			await other.getByRole("button", { name: "One more: Mug 325 ml" }).click();
			await other.getByRole("complementary").getByText(`${pieces} items`).waitFor();
			await page.getByRole("heading", { level: 1 }).click();
			await orderButton(page).click();
			await page.getByRole("region", { name: "Your order" }).getByText(`${pieces} × Mug 325 ml`).waitFor();
			await page.getByRole("region", { name: "Your order" }).getByText("Changed", { exact: true }).waitFor();
			const warning = page.getByRole("alert").filter({ hasText: "Something in your order has changed" });
			await expect.poll(() => warning.evaluate((box) => box === document.activeElement)).toBe(true);
		}
		await order(page);
		await page.getByText("PayPal").waitFor();
		await decide(page, "Approve the payment");
		await page.waitForURL(/order-completed/);
		await theOnlyOrderOf(database, email);
	},
);

test("a double click on the order button orders once", async ({ visit, database }) => {
	const page = await readyToOrder(await visit(), "double@example.test");
	await orderButton(page).dblclick({ noWaitAfter: true });
	await page.waitForURL(/\/sim\/pay\//);
	await decide(page, "Approve the payment");
	await thanks(page);
	expect(await theOnlyOrderOf(database, "double@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("an order form that arrives three times at the same moment orders once", async ({ visit, database }) => {
	const page = await readyToOrder(await visit(), "thrice@example.test");
	const form = Object.fromEntries(
		await page
			.locator("form input[type=hidden], form input:checked")
			.evaluateAll((fields) =>
				fields.map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]),
			),
	);
	const headers = { origin: new URL(page.url()).origin };
	const send = () => page.context().request.post(page.url(), { form, headers, maxRedirects: 0 });
	const answers = await Promise.all([send(), send(), send()]);
	const ways = new Set(answers.map((answer) => answer.headers().location));
	expect([...ways]).toEqual([expect.stringContaining("/sim/pay/")]);
	await page.goto([...ways][0] ?? "");
	await decide(page, "Approve the payment");
	await thanks(page);
	expect(await theOnlyOrderOf(database, "thrice@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("two tabs with the same order form make one order and lead to one payment", async ({ visit, database }) => {
	const first = await readyToOrder(await visit(), "tabs@example.test");
	const second = await first.context().newPage();
	await second.goto(first.url());
	await Promise.all([order(first), order(second)]);
	expect(second.url()).toBe(first.url());
	await decide(first, "Approve the payment");
	await thanks(first);
	await decide(second, "Approve the payment");
	await thanks(second);
	expect(await theOnlyOrderOf(database, "tabs@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("going back after paying finds the payment settled and the cart empty", async ({ visit, database }) => {
	const page = await atThePayment(await visit(), "back@example.test");
	await decide(page, "Approve the payment");
	await thanks(page);
	await page.goBack();
	await page.getByText("This payment is already settled here.").waitFor();
	await page.goBack();
	await page.getByText("Your cart is empty").waitFor();
	expect(await theOnlyOrderOf(database, "back@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("an order form left open in another tab leads to the order that is already paid", async ({ visit, database }) => {
	const page = await readyToOrder(await visit(), "stale@example.test");
	const left = await page.context().newPage();
	await left.goto(page.url());
	await order(page);
	await decide(page, "Approve the payment");
	await thanks(page);
	const { publicId } = await theOnlyOrderOf(database, "stale@example.test");
	await orderButton(left).click();
	await left.waitForURL(`**/tracking/${publicId}`);
	expect(await theOnlyOrderOf(database, "stale@example.test")).toMatchObject({ payments: ["PAID"] });
});

test("a paid order that is canceled afterwards thanks nobody and promises the money back", async ({
	visit,
	database,
}) => {
	const page = await atThePayment(await visit(), "sorry@example.test");
	await decide(page, "Approve the payment");
	await thanks(page);
	const { publicId } = await theOnlyOrderOf(database, "sorry@example.test");
	await database.query("update orders set status = 10 where public_id = $1", [publicId]);
	await page.reload();
	await page.getByRole("heading", { level: 1, name: "Your order was cancelled" }).waitFor();
	await page.getByText(/You get £[\d.]+ back the way you paid/).waitFor();
	await page.goto(`/tracking/${publicId}`);
	await page.getByText(/You get £[\d.]+ back the way you paid/).waitFor();
});

async function atThePayment(page: Page, email: string): Promise<Page> {
	await readyToOrder(page, email);
	await order(page);
	return page;
}

async function decide(page: Page, decision: string): Promise<void> {
	await page.getByRole("button", { name: decision, exact: true }).click();
}

async function confirmCanceling(page: Page): Promise<void> {
	await page.getByText("Cancel this order").click();
	await page.getByRole("button", { name: "Yes, cancel the order" }).click();
}
