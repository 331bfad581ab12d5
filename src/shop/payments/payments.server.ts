import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Money } from "#core/money.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { PaymentMethod } from "#core/payment-methods.ts";
import { placeholders, prepared } from "#database/prepared.ts";
import { queueJob } from "#database/queue-job.ts";
import { paymentEvents, payments, refunds } from "#database/schema.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { sandbox } from "./sandbox-provider.server.ts";

const PROVIDERS = [sandbox];
/** No provider stands behind what is paid in person: staff tell that it was. */
export const COUNTER = "counter";

export type Payment = typeof payments.$inferSelect;
export type PaymentPage = { returnUrl: string; description: string; locale: string };
/** What a provider tells us, whatever its words for it. */
export type ProviderEvent = {
	eventId: string;
	paymentId: string;
	/** Which try to pay it is about: a payment can be tried again, a declined attempt never comes to life. */
	attempt: string;
	happened: "processing" | "paid" | "declined" | "canceled";
	amount: number;
	currency: string;
	payload: Record<string, unknown>;
};

/** Writes the payment that an order waits for; the provider hears of it after the transaction. */
export async function createPayment(
	shop: Pick<Workshop, "db" | "now">,
	input: { reference: string; method: PaymentMethod; amount: Money },
): Promise<Payment> {
	const columns = ["id", "reference", "method", "type", "amount", "currency", "provider", "createdAt"] as const;
	const query = prepared(shop.db, "create payment", (name) =>
		shop.db
			.insert(payments)
			.values({ ...placeholders(columns), status: "PENDING" })
			.returning()
			.prepare(name),
	);
	const { reference, method, amount } = input;
	const way =
		method === "COUNTER"
			? { type: "BANK_RECEIPT", provider: COUNTER }
			: { type: "ONLINE_PREPAID", provider: sandbox.name };
	const given = { id: randomUUID(), reference, method, ...amount, ...way, createdAt: shop.now };
	const [payment] = await query.execute(given);
	if (!payment) throw new Error("The payment was not written");
	return payment;
}

/** Opens the payment at its provider and answers where the customer pays. Repeating it changes nothing. */
export async function startPayment(
	shop: Workshop,
	payment: Payment,
	page: PaymentPage,
): Promise<Outcome<{ url: string }, "provider_unreachable" | "not_pending" | "being_confirmed" | "at_counter">> {
	if (payment.status !== "PENDING") return refused("not_pending");
	if (payment.provider === COUNTER) return refused("at_counter");
	if (isBeingConfirmed(payment)) return refused("being_confirmed");
	if (payment.paymentUrl) return accepted({ url: payment.paymentUrl });
	const opened = await sandbox.open(shop, payment, page);
	if (!opened) return refused("provider_unreachable");
	const update = prepared(shop.db, "payment opened", (name) =>
		shop.db
			.update(payments)
			.set({
				providerReference: sql`${sql.placeholder("providerReference")}::text`,
				paymentUrl: sql`${sql.placeholder("url")}::text`,
			})
			.where(eq(payments.id, sql.placeholder("id")))
			.prepare(name),
	);
	await update.execute({ id: payment.id, ...opened });
	return accepted({ url: opened.url });
}

/** The customer has done their part and the provider has yet to say how it went: there is no page to pay at. */
export function isBeingConfirmed(payment: Payment): boolean {
	return payment.status === "PENDING" && payment.confirmingAttempt !== null;
}

/** Where the pages of the configured providers are: forms may lead there and nowhere else. */
export function paymentOrigins(shop: Workshop): string[] {
	return PROVIDERS.flatMap((provider) => provider.pageOrigins(shop));
}

/** Newest first. With a lock the rows are held until the transaction ends. */
export async function paymentsOf(shop: Pick<Workshop, "db">, reference: string, lock?: "update"): Promise<Payment[]> {
	const query = prepared(shop.db, `payments${lock ? ` for ${lock}` : ""}`, (name) => {
		const mine = shop.db
			.select()
			.from(payments)
			.where(eq(payments.reference, sql.placeholder("reference")));
		const sorted = mine.orderBy(desc(payments.createdAt), desc(payments.id));
		return (lock ? sorted.for(lock) : sorted).prepare(name);
	});
	return query.execute({ reference });
}

/** Nobody waits for this reference any more: what is open closes, what was paid is owed back. Call it in a transaction. */
export async function closePayments(shop: Pick<Workshop, "db" | "now" | "log">, reference: string): Promise<void> {
	const known = await paymentsOf(shop, reference, "update");
	await cancelOpenPayments(shop, reference);
	for (const payment of known) if (payment.status === "PAID") await oweBack(shop, payment, "order_canceled");
}

/**
 * Stores a verified event first and applies it once: repeats and late arrivals change nothing.
 * Only the first paid event of the right amount settles; `payment-settled` tells those who wait for the reference.
 */
export async function receiveEvent(
	shop: Pick<Workshop, "db" | "now" | "log">,
	provider: string,
	event: ProviderEvent,
): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const [stored] = await inside.db
			.insert(paymentEvents)
			.values({ provider, eventId: event.eventId, payload: event.payload, receivedAt: shop.now, appliedAt: shop.now })
			.onConflictDoNothing()
			.returning({ id: paymentEvents.id });
		if (!stored) return;
		const [named] = await inside.db.select().from(payments).where(eq(payments.id, event.paymentId));
		const siblings = named ? await paymentsOf(inside, named.reference, "update") : [];
		const payment = siblings.find(({ id }) => id === event.paymentId);
		if (!payment || payment.provider !== provider) {
			shop.log.error({ eventId: event.eventId }, "a payment event names no payment of ours");
			return;
		}
		if (event.happened === "paid") await settle(inside, payment, siblings, event);
		const change = payment.status === "PENDING" ? changeBy(event, payment) : undefined;
		if (change) await inside.db.update(payments).set(change).where(eq(payments.id, payment.id));
	});
}

/** What an event that moves no money changes about an open payment. */
function changeBy(event: ProviderEvent, payment: Payment): Partial<Payment> | undefined {
	const { confirmingAttempt, declinedAttempts } = payment;
	const isDeclined = declinedAttempts.includes(event.attempt);
	if (event.happened === "canceled") return { status: "CANCELED" };
	// Without an address the next try asks the provider for its page again.
	if (event.happened === "processing" && !isDeclined) return { confirmingAttempt: event.attempt, paymentUrl: null };
	if (event.happened === "declined" && !isDeclined)
		return {
			declinedAttempts: [...declinedAttempts, event.attempt],
			confirmingAttempt: confirmingAttempt === event.attempt ? null : confirmingAttempt,
		};
	return undefined;
}

async function settle(
	shop: Pick<Workshop, "db" | "now" | "log">,
	payment: Payment,
	siblings: readonly Payment[],
	event: ProviderEvent,
): Promise<void> {
	if (payment.status === "PAID") return;
	if (event.amount !== payment.amount || event.currency !== payment.currency) {
		shop.log.error({ paymentId: payment.id, amount: event.amount }, "a paid amount differs from what is due");
		return;
	}
	await shop.db.update(payments).set({ status: "PAID", settledAt: shop.now }).where(eq(payments.id, payment.id));
	if (siblings.some(({ status }) => status === "PAID")) return oweBack(shop, payment, "paid_twice");
	await cancelOpenPayments(shop, payment.reference);
	await queueJob(shop.db, "payment-settled", { reference: payment.reference }, { key: `settled:${payment.reference}` });
}

/** What is open gives way to another payment. Should it be paid after all, that settles it as ever. */
export async function cancelOpenPayments(shop: Pick<Workshop, "db">, reference: string): Promise<void> {
	await shop.db
		.update(payments)
		.set({ status: "CANCELED" })
		.where(and(eq(payments.reference, reference), eq(payments.status, "PENDING")));
}

/** Written once for each payment, beside what causes it; `refund-due` tells the others, and the log calls somebody. */
async function oweBack(
	shop: Pick<Workshop, "db" | "now" | "log">,
	payment: Payment,
	reason: "paid_twice" | "order_canceled",
): Promise<void> {
	const { id: paymentId, amount, currency } = payment;
	const [written] = await shop.db
		.insert(refunds)
		.values({ id: randomUUID(), paymentId, reason, amount, currency, state: "DUE", createdAt: shop.now })
		.onConflictDoNothing()
		.returning({ id: refunds.id });
	if (!written) return;
	await queueJob(shop.db, "refund-due", { refundId: written.id });
	shop.log.error({ paymentId, reference: payment.reference, reason, amount, currency }, "a refund is due");
}
