import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRANDS } from "#core/brands.ts";
import { localeByCode } from "#core/sites.ts";
import { mailOutbox, orders, payments } from "#database/schema.ts";
import { cancelUnpaidOrder } from "#shop/orders/cancel-unpaid-order.server.ts";
import { confirmOrder } from "#shop/orders/confirm-order.server.ts";
import { viewOrder } from "#shop/orders/order-view.server.ts";
import { findOrder, moveOrder, type Order } from "#shop/orders/orders.server.ts";
import { keepUnpaidOrder } from "#shop/orders/settle-order.server.ts";
import { type ProviderEvent, paymentsOf } from "#shop/payments/payments.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { openMugShop, placedOrder, tellOfPayment } from "../../tests/support/placed-order.ts";
import type { TestShop } from "../../tests/support/test-shop.ts";
import { tasks } from "./tasks.ts";

type Happened = ProviderEvent["happened"];
type Cancel = (shop: Shop, order: Order) => Promise<unknown>;

const JOBS = ["order-moved", "payment-settled", "refund-due"] as const;

const byCustomer: Cancel = (shop, { publicId }) => cancelUnpaidOrder(shop, publicId);
const unpaid: Cancel = async (shop, { publicId }) => {
	await keepUnpaidOrder(shop, publicId);
	await keepUnpaidOrder(shop, publicId);
};
const byStaff: Cancel = (shop, { id }) =>
	inTransaction(shop, (inside) => moveOrder(inside, id, 10, { actor: "staff", reason: "cannot be made" }));

let bench: TestShop;
beforeAll(async () => {
	bench = await openMugShop();
});
afterAll(() => bench.close());

test.each([
	["its customer", byCustomer, "keepsake", "en-gb", "Your Keepsake order", "As you asked"],
	["want of payment", unpaid, "keepsake", "en-gb", "Your Keepsake order", "was not paid in time"],
	["staff", byStaff, "popkin", "es-es", "Cancelado: pedido", "No se imprimirá"],
] as const)(
	"an order canceled by %s is told of in one mail, and of no money",
	async (_, cancel, brand, code, subject, why) => {
		const place = localeByCode(brand, code);
		const { shop, order } = await placed({ brand: BRANDS[brand], ...(place && { locale: place.locale }) });
		await cancel(shop, order);
		await doJobs(shop);
		const [mail, ...others] = await mailsOf(order);
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ key: `order-canceled:${order.publicId}`, recipient: "ana@example.test", brand });
		expect(mail?.subject).toContain(subject);
		for (const part of [why, order.number, `http://${brand}.test${place?.locale.baseUrl}/tracking/${order.publicId}`])
			expect(mail?.text).toContain(part);
		expect(await viewOrder(shop, await read(order), true)).toMatchObject({ moneyBack: undefined });
	},
);

test.each<[string, readonly (Happened | "paid anew")[]]>([
	["once", ["paid"]],
	["by an event that is repeated", ["paid", "paid"]],
	["by several events among others", ["processing", "declined", "paid", "paid anew", "processing", "canceled", "paid"]],
])(
	"a payment of a canceled order that its provider tells of %s goes back, and is told of in one mail",
	async (_, told) => {
		const { shop, order } = await placed();
		await byCustomer(shop, order);
		await doJobs(shop);
		const inAMinute = { ...shop, now: new Date(shop.now.getTime() + 60_000) };
		for (const happened of told) {
			if (happened === "paid anew") await tellOfPayment(inAMinute, order, "paid", { eventId: randomUUID() });
			else await tellOfPayment(inAMinute, order, happened);
		}
		await doJobs(inAMinute);
		await tellOfPayment(inAMinute, order, "paid");
		await doJobs(inAMinute);
		const [canceled, refund, ...others] = await mailsOf(order);
		expect([canceled?.key, others]).toEqual([`order-canceled:${order.publicId}`, []]);
		expect(canceled?.text).toContain("If you have paid, you get it back");
		expect(refund?.subject).toBe(`You get £16.85 back for Keepsake order ${order.number}`);
		expect(refund?.text).toContain("You get £16.85 back the way you paid.");
		expect(await viewOrder(shop, await read(order), true)).toMatchObject({
			moneyBack: { total: "£16.85", way: "byItself" },
			expectsNews: false,
		});
	},
);

test("an order that was paid first can't be canceled by its customer, and is told of twice when staff cancel it", async () => {
	const { shop, order } = await placed();
	await tellOfPayment(shop, order, "paid");
	expect(await cancelUnpaidOrder(shop, order.publicId)).toEqual({ ok: false, reason: "not_cancelable" });
	await doJobs(shop);
	expect(await mailsOf(order)).toEqual([]);
	await byStaff(shop, order);
	await doJobs(shop);
	await confirmOrder(shop, order.id);
	expect((await mailsOf(order)).map(({ subject }) => subject)).toEqual([
		`Your Keepsake order ${order.number} was cancelled`,
		`You get £16.85 back for Keepsake order ${order.number}`,
	]);
});

test("what is canceled while its confirmation is being made is not confirmed", async () => {
	const { shop, order } = await placed();
	await tellOfPayment(shop, order, "paid");
	const put: Shop["files"]["put"] = async (...file) => {
		await shop.files.put(...file);
		await byStaff(shop, order);
	};
	await confirmOrder({ ...shop, files: { ...shop.files, put } }, order.id);
	expect(await read(order)).toMatchObject({ status: 10 });
	expect(await mailsOf(order)).toEqual([]);
});

test("money that knows no way back is not promised by the way it came, and told of with the question for an account", async () => {
	const { shop, order } = await placed();
	await byCustomer(shop, order);
	await shop.db.update(payments).set({ method: "MULTIBANCO" }).where(eq(payments.reference, order.publicId));
	await tellOfPayment(shop, order, "paid");
	const toAccount = { total: "£16.85", way: "toAccount" };
	const waiting = { moneyBack: toAccount, expectsNews: true, requiredActions: [] };
	expect(await viewOrder(shop, await read(order), true)).toMatchObject(waiting);
	await doJobs(shop);
	const asked = { moneyBack: toAccount, expectsNews: false, requiredActions: [{ type: "PROVIDE_DATA_TO_REFUND" }] };
	expect(await viewOrder(shop, await read(order), true)).toMatchObject(asked);
	expect((await mailsOf(order)).map(({ subject }) => subject)).toEqual([
		`Your Keepsake order ${order.number} was cancelled`,
		`Order ${order.number}: where shall we send your money?`,
	]);
});

test("what a second payment of an order sends back is told of too", async () => {
	const { shop, order } = await placed();
	const [first] = await paymentsOf(shop, order.publicId);
	if (!first) throw new Error("no payment");
	await shop.db.insert(payments).values({ ...first, id: randomUUID(), providerReference: null });
	for (const { id } of await paymentsOf(shop, order.publicId))
		await tellOfPayment(shop, order, "paid", { paymentId: id });
	await doJobs(shop);
	const [mail, ...others] = await mailsOf(order);
	expect(others).toEqual([]);
	expect(mail?.text).toContain(`Order ${order.number} was paid twice. You get the second payment of £16.85 back`);
});

test("a mail that could not be written is written at the next try, once", async () => {
	const { shop, order } = await placed();
	await byCustomer(shop, order);
	await tellOfPayment(shop, order, "paid");
	const broken = { ...shop, addressOf: () => expect.unreachable() };
	await expect(doJobs(broken)).rejects.toThrow();
	expect(await mailsOf(order)).toEqual([]);
	await doJobs(shop);
	expect(await mailsOf(order)).toHaveLength(2);
});

test("a customer who is erased hears no more of it", async () => {
	const { shop, order } = await placed();
	await byCustomer(shop, order);
	await shop.db.update(orders).set({ email: "" }).where(eq(orders.id, order.id));
	await tellOfPayment(shop, order, "paid");
	await doJobs(shop);
	expect(await shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, ""))).toEqual([]);
});

async function placed(place?: Partial<Shop>): ReturnType<typeof placedOrder> {
	const made = await placedOrder(bench, place);
	await made.shop.db.delete(mailOutbox);
	return made;
}

async function read(order: Order): Promise<Order> {
	return (await findOrder(bench.shop, order.publicId)) as Order;
}

/** Since the order was placed. */
async function mailsOf(order: Order) {
	const mails = await bench.shop.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
	return mails.filter(({ text }) => text.includes(order.number));
}

/** What waits of the jobs that tell of cancellations and refunds, each done twice, and those that they queue. */
async function doJobs(shop: Shop): Promise<void> {
	const waiting = await bench.pool.query<{ id: string; task: (typeof JOBS)[number]; payload: object }>(
		`select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
			join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any($1) order by j.id`,
		[JOBS],
	);
	for (const { id, task, payload } of waiting.rows) {
		for (let time = 1; time <= 2; time++) await tasks[task](shop, { ...payload });
		await bench.pool.query("delete from graphile_worker._private_jobs where id = $1", [id]);
	}
	if (waiting.rowCount) await doJobs(shop);
}
