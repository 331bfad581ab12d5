import { eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { orders } from "#database/schema.ts";
import { COUNTER, paymentsOf, receiveEvent } from "#shop/payments/payments.server.ts";
import type { Workshop } from "#shop/shop.ts";

/** Staff have the money: the order goes on as if a provider had told so. */
export async function takeAtCounter(
	shop: Pick<Workshop, "db" | "now" | "log">,
	number: string,
): Promise<Outcome<null, "unknown_order" | "not_at_counter" | "paid_before" | "canceled">> {
	const [order] = await shop.db
		.select({ publicId: orders.publicId, status: orders.status })
		.from(orders)
		.where(eq(orders.number, number.trim().toUpperCase()));
	if (!order) return refused("unknown_order");
	const payments = await paymentsOf(shop, order.publicId);
	if (payments.some(({ status }) => status === "PAID")) return refused("paid_before");
	const payment = payments.find(({ provider }) => provider === COUNTER);
	if (!payment) return refused("not_at_counter");
	if (order.status === 10) return refused("canceled");
	const { id, amount, currency } = payment;
	const told = { eventId: id, paymentId: id, attempt: COUNTER, amount, currency, payload: { number } };
	await receiveEvent(shop, COUNTER, { ...told, happened: "paid" });
	return accepted(null);
}
