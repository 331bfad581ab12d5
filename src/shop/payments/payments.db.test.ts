import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { money } from "#core/money.ts";
import { paymentEvents, payments, refunds } from "#database/schema.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { createPayment, isBeingConfirmed, type ProviderEvent, paymentsOf, receiveEvent } from "./payments.server.ts";
import { sandbox } from "./sandbox-provider.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

const pay = async (reference = randomUUID()) =>
	(await createPayment(bench.shop, { reference, method: "CARD", amount: money(1685, "GBP") })).id;
const status = async (id: string) =>
	(await bench.shop.db.select().from(payments).where(eq(payments.id, id)))[0]?.status;
const settledJobs = async (reference: string) =>
	(await bench.pool.query("select 1 from graphile_worker._private_jobs where key = $1", [`settled:${reference}`]))
		.rowCount;

function event(
	paymentId: string,
	happened: ProviderEvent["happened"],
	more: Partial<ProviderEvent> = {},
): ProviderEvent {
	return {
		eventId: randomUUID(),
		paymentId,
		attempt: "first",
		happened,
		amount: 1685,
		currency: "GBP",
		payload: {},
		...more,
	};
}

test("a paid event settles once, however often and in whatever order it comes", async () => {
	const reference = randomUUID();
	const id = await pay(reference);
	const paid = event(id, "paid");
	await receiveEvent(bench.shop, "sandbox", event(id, "declined"));
	await Promise.all([1, 2, 3].map(() => receiveEvent(bench.shop, "sandbox", paid)));
	await receiveEvent(bench.shop, "sandbox", event(id, "canceled"));
	await receiveEvent(bench.shop, "sandbox", event(id, "declined"));
	expect(await status(id)).toBe("PAID");
	expect(await settledJobs(reference)).toBe(1);
	expect(await bench.shop.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, paid.eventId))).toHaveLength(
		1,
	);
});

test("a decline leaves the payment open for another try", async () => {
	const id = await pay();
	await receiveEvent(bench.shop, "sandbox", event(id, "declined"));
	expect(await status(id)).toBe("PENDING");
});

test("a payment that its provider has yet to confirm has no page to pay at, until it is declined", async () => {
	const reference = randomUUID();
	const id = await pay(reference);
	const isWaiting = async () => (await paymentsOf(bench.shop, reference)).map(isBeingConfirmed);
	expect(await isWaiting()).toEqual([false]);
	const opened = { providerReference: randomUUID(), paymentUrl: "http://localhost/pay" };
	await bench.shop.db.update(payments).set(opened).where(eq(payments.id, id));
	expect(await isWaiting()).toEqual([false]);
	await receiveEvent(bench.shop, "sandbox", event(id, "processing"));
	expect(await isWaiting()).toEqual([true]);
	await receiveEvent(bench.shop, "sandbox", event(id, "declined"));
	expect(await isWaiting()).toEqual([false]);
	expect(await status(id)).toBe("PENDING");
	await receiveEvent(bench.shop, "sandbox", event(id, "paid"));
	await receiveEvent(bench.shop, "sandbox", event(id, "processing"));
	expect(await status(id)).toBe("PAID");
});

test("a declined attempt never comes to life: what is told of it late hides no page and opens none", async () => {
	const reference = randomUUID();
	const id = await pay(reference);
	const send = (happened: ProviderEvent["happened"], attempt: string) =>
		receiveEvent(bench.shop, "sandbox", event(id, happened, { attempt }));
	const isWaiting = async () => (await paymentsOf(bench.shop, reference)).map(isBeingConfirmed);
	await send("declined", "first");
	await send("processing", "first");
	expect(await isWaiting()).toEqual([false]);
	await send("processing", "second");
	await send("declined", "first");
	expect(await isWaiting()).toEqual([true]);
	await send("declined", "third");
	expect(await isWaiting()).toEqual([true]);
	await send("declined", "second");
	expect(await isWaiting()).toEqual([false]);
	await send("paid", "fourth");
	expect(await status(id)).toBe("PAID");
});

test("a canceled payment that is paid after all counts as paid", async () => {
	const id = await pay();
	await receiveEvent(bench.shop, "sandbox", event(id, "canceled"));
	expect(await status(id)).toBe("CANCELED");
	await receiveEvent(bench.shop, "sandbox", event(id, "paid"));
	expect(await status(id)).toBe("PAID");
});

test("a canceled payment that is paid closes the one that followed it", async () => {
	const reference = randomUUID();
	const [first, second] = [await pay(reference), await pay(reference)];
	await receiveEvent(bench.shop, "sandbox", event(first, "canceled"));
	await receiveEvent(bench.shop, "sandbox", event(first, "paid"));
	expect([await status(first), await status(second)]).toEqual(["PAID", "CANCELED"]);
});

test("of two payments paid at the same moment one settles and the other is owed back", async () => {
	const reference = randomUUID();
	const ids = [await pay(reference), await pay(reference)];
	const paid = ids.map((id) => event(id, "paid"));
	await Promise.all([...paid, ...paid].map((each) => receiveEvent(bench.shop, "sandbox", each)));
	expect([await status(ids[0] ?? ""), await status(ids[1] ?? "")]).toEqual(["PAID", "PAID"]);
	expect(await settledJobs(reference)).toBe(1);
	const owed = await bench.shop.db.select().from(refunds).where(inArray(refunds.paymentId, ids));
	expect(owed).toMatchObject([{ reason: "paid_twice", amount: 1685, currency: "GBP", state: "DUE" }]);
});

test("another amount or currency settles nothing", async () => {
	const id = await pay();
	await receiveEvent(bench.shop, "sandbox", event(id, "paid", { amount: 1 }));
	await receiveEvent(bench.shop, "sandbox", event(id, "paid", { currency: "SEK" }));
	expect(await status(id)).toBe("PENDING");
});

test("a webhook is believed by its signature, its time and its shape", async () => {
	const { createHmac } = await import("node:crypto");
	const { shop } = bench;
	const payment = { reference: randomUUID(), amount: 1685, currency: "GBP" };
	const body = JSON.stringify({ id: randomUUID(), type: "payment.paid", attempt: "first", payment });
	const sign = (text: string, time: number, key = shop.key("sandbox-webhook")) =>
		`t=${time},v1=${createHmac("sha256", key).update(`${time}.${text}`).digest("hex")}`;
	const now = Math.floor(shop.now.getTime() / 1000);
	expect(sandbox.readEvent(shop, body, sign(body, now))).toMatchObject({ happened: "paid", amount: 1685 });
	expect(sandbox.readEvent(shop, body.replace("1685", "1"), sign(body, now))).toBeUndefined();
	expect(sandbox.readEvent(shop, body, sign(body, now, "another key"))).toBeUndefined();
	expect(sandbox.readEvent(shop, body, sign(body, now - 3600))).toBeUndefined();
	expect(sandbox.readEvent(shop, body, undefined)).toBeUndefined();
	expect(sandbox.readEvent(shop, "{}", sign("{}", now))).toBeUndefined();
});
