import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRANDS } from "#core/brands.ts";
import { localeByCode } from "#core/sites.ts";
import { customers, mailOutbox, orderLines, orders, payments, printFiles, refunds } from "#database/schema.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { paymentsOf } from "#shop/payments/payments.server.ts";
import { makePrintFiles } from "#shop/production/make-print-files.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { readyToOrder } from "../../../tests/support/factories.ts";
import { openMugShop, placedOrder, tellOfPayment } from "../../../tests/support/placed-order.ts";
import { anotherVisitor, type TestShop } from "../../../tests/support/test-shop.ts";
import { confirmOrder } from "./confirm-order.server.ts";
import { listCustomerOrders } from "./customer-orders.server.ts";
import { openPayment } from "./open-payment.server.ts";
import { viewOrder } from "./order-view.server.ts";
import { confirmsOrder, findOrder, historyOf, moveOrder, type Order } from "./orders.server.ts";
import { loader as requiredActionPage } from "./required-action.page.tsx";
import {
	askForRefundAccount,
	findRequiredAction,
	giveRefundAccount,
	requiredActionsOf,
	wipeRefundAccounts,
} from "./required-actions.server.ts";
import { openRefundAccount } from "./seal-refund-account.server.ts";
import { keepUnpaidOrder, releasePaidOrder } from "./settle-order.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openMugShop();
});
afterAll(() => bench.close());

test("a paid order is printed once and confirmed once, however often the jobs run", async () => {
	const { shop, order } = await placedOrder(bench);
	await pay(shop, order);
	await releasePaidOrder(shop, order.publicId);
	const expectsNews = async () => (await viewOrder(shop, (await findOrder(shop, order.publicId))!, true)).expectsNews;
	expect(await expectsNews()).toBe(true);
	await Promise.all([makePrintFiles(shop, order.id), makePrintFiles(shop, order.id)]);
	expect(await expectsNews()).toBe(false);
	await makePrintFiles(shop, order.id);
	await shop.db.update(orderLines).set({ variantName: "Navy" }).where(eq(orderLines.orderId, order.id));
	await Promise.all([confirmOrder(shop, order.id), confirmOrder(shop, order.id)]);
	const moves = (await historyOf(shop, order.id)).map((move) => move.toStatus);
	expect(moves).toEqual([0, 200]);
	const files = await shop.db.select().from(printFiles).where(eq(printFiles.orderId, order.id));
	expect(files.map((file) => file.position).sort()).toEqual([0, 1]);
	for (const file of files) expect((await shop.files.get(file.key)).length).toBe(file.bytes);
	const mails = await shop.db
		.select()
		.from(mailOutbox)
		.where(eq(mailOutbox.key, `order-confirmation:${order.publicId}`));
	expect(mails).toHaveLength(1);
	expect(mails[0]).toMatchObject({ recipient: "ana@example.test", sentAt: null });
	expect(mails[0]?.html).toContain(`http://keepsake.test/en-gb/tracking/${order.publicId}`);
	expect(mails[0]?.text).toContain("1 × Mug, Navy");
	expect(mails[0]?.inlineFiles.map((file) => file.contentId)).toEqual(["line-1-product", "line-1-wrap"]);
});

test.each([
	["keepsake", "en-gb", "We have order"],
	["popkin", "es-es", "Lo tenemos, Ana"],
] as const)(
	"a placed order of %s in %s is acknowledged in the same transaction, with its link",
	async (brand, locale, words) => {
		const place = localeByCode(brand, locale);
		const { order } = await placedOrder(bench, { brand: BRANDS[brand], ...(place && { locale: place.locale }) });
		const mails = await bench.shop.db
			.select()
			.from(mailOutbox)
			.where(eq(mailOutbox.key, `order-received:${order.publicId}`));
		expect(mails).toMatchObject([{ recipient: "ana@example.test", brand, inlineFiles: [] }]);
		for (const part of [
			words,
			order.number,
			"1 × Mug",
			`http://${brand}.test${place?.locale.baseUrl}/tracking/${order.publicId}`,
		])
			expect(mails[0]?.text).toContain(part);
	},
);

test("an order that cannot be acknowledged is not placed", async () => {
	const shop = anotherVisitor(bench.shop);
	const ready = await readyToOrder(shop);
	const broken = { ...shop, addressOf: () => expect.unreachable() };
	await expect(placeOrder(broken, { ...ready, method: "CARD" })).rejects.toThrow();
	expect(await shop.db.select().from(orders).where(eq(orders.ownerId, shop.owner.start()))).toEqual([]);
	expect(await placeOrder(shop, { ...ready, method: "CARD" })).toMatchObject({ ok: true });
});

test("an unpaid order is kept back, is canceled later, and is released when paid in between", async () => {
	const { shop, order } = await placedOrder(bench);
	await keepUnpaidOrder(shop, order.publicId);
	expect(await statusOf(order)).toBe(4);
	await pay(shop, order);
	await releasePaidOrder(shop, order.publicId);
	expect(await statusOf(order)).toBe(0);
	await keepUnpaidOrder(shop, order.publicId);
	expect(await statusOf(order)).toBe(0);
	const forgotten = await placedOrder(bench);
	await keepUnpaidOrder(shop, forgotten.order.publicId);
	await keepUnpaidOrder(shop, forgotten.order.publicId);
	expect(await statusOf(forgotten.order)).toBe(10);
});

test("an order that is canceled for want of payment takes none any more, and owes back what comes all the same", async () => {
	const { shop, order } = await placedOrder(bench);
	await keepUnpaidOrder(shop, order.publicId);
	await keepUnpaidOrder(shop, order.publicId);
	expect((await paymentsOf(shop, order.publicId)).map(({ status }) => status)).toEqual(["CANCELED"]);
	await pay(shop, order);
	await releasePaidOrder(shop, order.publicId);
	await releasePaidOrder(shop, order.publicId);
	expect(await statusOf(order)).toBe(10);
	expect(await owedFor(order)).toMatchObject([{ reason: "order_canceled", amount: order.totalAmount }]);
	const canceled = (await findOrder(shop, order.publicId)) as Order;
	expect(await viewOrder(shop, canceled, true)).toMatchObject({ canceled: true, paid: true, payable: false });
});

test("a paid order that is canceled owes its money back", async () => {
	const { shop, order } = await placedOrder(bench);
	await pay(shop, order);
	await inTransaction(shop, async (inside) => {
		await moveOrder(inside, order.id, 2, { actor: "test", reason: "broken" });
		await moveOrder(inside, order.id, 10, { actor: "test", reason: "cannot be made" });
	});
	expect(await owedFor(order)).toMatchObject([{ reason: "order_canceled", amount: order.totalAmount }]);
});

test("money that cannot go back the way it came waits for an account, is asked for once, and the account is forgotten", async () => {
	const { shop, order } = await placedOrder(bench);
	await shop.db.update(payments).set({ method: "MULTIBANCO" }).where(eq(payments.reference, order.publicId));
	await pay(shop, order);
	await inTransaction(shop, (inside) => moveOrder(inside, order.id, 10, { actor: "test", reason: "canceled" }));
	const [refund] = await owedFor(order);
	await shop.db.update(orders).set({ email: "" }).where(eq(orders.id, order.id));
	await askForRefundAccount(shop, refund?.id ?? "");
	expect(await requiredActionsOf(shop, order.id)).toEqual([]);
	await shop.db.update(orders).set({ email: order.email }).where(eq(orders.id, order.id));
	await Promise.all([1, 2].map(() => askForRefundAccount(shop, refund?.id ?? "")));
	const [asked, ...others] = await requiredActionsOf(shop, order.id);
	expect(others).toEqual([]);
	const mail = { key: `refund-account:${asked?.publicId}`, recipient: "ana@example.test" };
	expect(await shop.db.select().from(mailOutbox).where(eq(mailOutbox.key, mail.key))).toMatchObject([mail]);
	const action = await findRequiredAction(shop, order, asked?.publicId ?? "");
	if (!action) throw new Error("No action");
	const account = { holder: "Ana García", iban: "ES9121000418450200051332" };
	expect((await giveRefundAccount(shop, action, account)).ok).toBe(true);
	expect(await giveRefundAccount(shop, action, { ...account, holder: "Eve" })).toMatchObject({ reason: "not_open" });
	const [given] = await requiredActionsOf(shop, order.id);
	expect(given).toMatchObject({ ending: "1332", doneAt: shop.now });
	expect(JSON.stringify(given)).not.toMatch(/García|2100041845/);
	expect(openRefundAccount(shop, action.publicId, given?.sealed ?? "")).toEqual(account);
	expect(() => openRefundAccount(shop, "another", given?.sealed ?? "")).toThrow();
	await wipeRefundAccounts(shop);
	expect((await requiredActionsOf(shop, order.id))[0]?.sealed).toBe(given?.sealed);
	await shop.db
		.update(refunds)
		.set({ state: "SENT" })
		.where(eq(refunds.id, refund?.id ?? ""));
	await wipeRefundAccounts(shop);
	expect((await requiredActionsOf(shop, order.id))[0]).toMatchObject({
		sealed: null,
		wipedAt: shop.now,
		ending: "1332",
	});
});

test("an order's amounts are exact wherever its customer reads them", async () => {
	const { shop, order } = await placedOrder(bench);
	const there = localeByCode("keepsake", "cs-cz");
	if (!there) throw new Error("No such site");
	const abroad = { ...shop, ...there };
	const pounds = (text: string | undefined) => text?.replaceAll(/[^\d,]/g, "");
	const [customer] = await shop.db
		.insert(customers)
		.values({ email: "abroad@example.test", displayName: "A" })
		.returning({ id: customers.id });
	if (!customer) throw new Error("No customer");
	await shop.db.update(orders).set({ customerId: customer.id }).where(eq(orders.id, order.id));
	const shown = await viewOrder(abroad, order, true);
	const parts = [shown.total, shown.shipping, shown.lines[0]?.total].map(pounds);
	expect(parts).toEqual(["16,85", "3,95", "12,90"]);
	const { orders: list } = await listCustomerOrders(abroad, customer, { date: "without", group: "all" }, []);
	expect(list.map(({ total }) => pounds(total))).toEqual(["16,85"]);
	await shop.db.update(payments).set({ method: "MULTIBANCO" }).where(eq(payments.reference, order.publicId));
	await pay(shop, order);
	await inTransaction(shop, (inside) => moveOrder(inside, order.id, 10, { actor: "test", reason: "canceled" }));
	const [refund] = await owedFor(order);
	await askForRefundAccount(shop, refund?.id ?? "");
	const [asked] = await requiredActionsOf(shop, order.id);
	const context = new RouterContextProvider();
	context.set(shopContext, abroad);
	const params = { public_id: order.publicId, user_required_action_public_id: asked?.publicId ?? "" };
	const page = await requiredActionPage({ context, params, request: new Request("http://localhost/") } as never);
	expect(pounds(page.shown?.total)).toBe("16,85");
});

test("money that came by card goes back by itself: nobody is asked for an account", async () => {
	const { shop, order } = await placedOrder(bench);
	await pay(shop, order);
	await inTransaction(shop, (inside) => moveOrder(inside, order.id, 10, { actor: "test", reason: "canceled" }));
	const [refund] = await owedFor(order);
	await askForRefundAccount(shop, refund?.id ?? "");
	expect(await requiredActionsOf(shop, order.id)).toEqual([]);
});

test("a paid order opens no other payment, though its newest one was canceled", async () => {
	const { shop, order } = await placedOrder(bench);
	const [first] = await paymentsOf(shop, order.publicId);
	await shop.db
		.update(payments)
		.set({ status: "CANCELED" })
		.where(eq(payments.id, first?.id ?? ""));
	const inHalfAnHour = { ...shop, now: new Date(shop.now.getTime() + 1_800_000) };
	await openPayment(inHalfAnHour, order);
	const [second, ...others] = await paymentsOf(shop, order.publicId);
	expect([second?.status, ...others.map(({ id }) => id)]).toEqual(["PENDING", first?.id]);
	await pay(shop, order, first?.id);
	expect(await openPayment(inHalfAnHour, order)).toBe(`/tracking/${order.publicId}`);
	expect((await paymentsOf(shop, order.publicId)).map(({ status }) => status)).toEqual(["CANCELED", "PAID"]);
});

test("a payment that its provider still confirms is asked for no second time, until the order's term is over", async () => {
	const { shop, order } = await placedOrder(bench);
	const opened = { providerReference: randomUUID(), confirmingAttempt: "first" };
	await shop.db.update(payments).set(opened).where(eq(payments.reference, order.publicId));
	expect(await viewOrder(shop, order, true)).toMatchObject({ payable: true, confirming: true });
	await openPayment(shop, order);
	expect(await paymentsOf(shop, order.publicId)).toHaveLength(1);
	await keepUnpaidOrder(shop, order.publicId);
	const kept = (await findOrder(shop, order.publicId)) as Order;
	expect(await viewOrder(shop, kept, true)).toMatchObject({ payable: true, confirming: false });
	expect(await openPayment(shop, kept)).toBe(`/tracking/${order.publicId}?payment=unreachable`);
	expect(await paymentsOf(shop, order.publicId)).toHaveLength(2);
});

test("nothing is released without a settled payment", async () => {
	const { shop, order } = await placedOrder(bench);
	await releasePaidOrder(shop, order.publicId);
	const jobs = await bench.pool.query("select 1 from graphile_worker._private_jobs where key = $1", [
		`print:${order.id}`,
	]);
	expect(jobs.rowCount).toBe(0);
});

test("a lost proof puts the order aside instead of printing something else", async () => {
	const { shop, order } = await placedOrder(bench);
	const without = { ...shop, files: { ...shop.files, has: async () => false } };
	await makePrintFiles(without, order.id);
	expect(await statusOf(order)).toBe(2);
	expect((await historyOf(shop, order.id)).at(-1)).toMatchObject({ reason: "proof_missing:1", actor: "production" });
});

test("the history has one line for each state that a customer can tell apart", async () => {
	const { shop, order } = await placedOrder(bench);
	for (const to of [200, 201, 202, 1] as const)
		expect((await moveOrder(shop, order.id, to, { actor: "test", reason: "printing" })).ok).toBe(true);
	const { history } = await viewOrder(shop, order, true);
	expect(history.map(({ name }) => name)).toEqual([
		"Received",
		"Ready for print",
		"At the print shop",
		"In production",
	]);
	expect(await historyOf(shop, order.id)).toHaveLength(5);
});

test("moves that the table does not name are refused and leave no trace", async () => {
	const { shop, order } = await placedOrder(bench);
	expect(await moveOrder(shop, order.id, 15, { actor: "test", reason: "jump" })).toEqual({
		ok: false,
		reason: "not_allowed",
	});
	expect(await historyOf(shop, order.id)).toHaveLength(1);
});

test.each([
	["ANA@example.test", true],
	["sw1a2aa", true],
	["SW1A 2AA", true],
	["", false],
	["other@example.test", false],
])("%s opens the address: %s", async (proof, opens) => {
	expect(confirmsOrder((await placedOrder(bench)).order, proof)).toBe(opens);
});

async function owedFor(order: Order) {
	const owed = await bench.shop.db
		.select()
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(eq(payments.reference, order.publicId));
	return owed.map((row) => row.refunds);
}

async function pay(shop: Shop, order: Order, paymentId?: string): Promise<void> {
	await tellOfPayment(shop, order, "paid", paymentId ? { paymentId } : {});
	const payment = (await paymentsOf(shop, order.publicId)).find(({ id }) => !paymentId || id === paymentId);
	expect(payment?.status).toBe("PAID");
}

async function statusOf(order: Order): Promise<number | undefined> {
	return (await bench.shop.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status;
}
