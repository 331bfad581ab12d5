import type { Currency } from "#core/currencies.ts";
import {
	createPayment,
	isBeingConfirmed,
	type Payment,
	paymentsOf,
	startPayment,
} from "#shop/payments/payments.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { findOrder, type Order } from "./orders.server.ts";

/**
 * Where to send the customer of a placed order: to the provider's page, or to the order's own when that is not needed.
 * `written`: the payment of an order that was placed just now, which then has no other.
 */
export async function openPayment(shop: Shop, order: Order, written?: Payment): Promise<string> {
	const own = `/tracking/${order.publicId}`;
	const payments = written ? [written] : await paymentsOf(shop, order.publicId);
	const [newest] = payments;
	if (!newest || !isPayable(order, payments)) return own;
	const payment = isOver(order, newest) ? await renewPayment(shop, order) : newest;
	if (!payment) return own;
	const started = await startPayment(shop, payment, {
		returnUrl: `${shop.origin}${shop.prefix}/order-completed?order=${order.publicId}`,
		description: order.number,
		locale: shop.locale.iso,
	});
	if (started.ok) return started.value.url;
	if (started.reason === "at_counter") return `/order-completed?order=${order.publicId}`;
	return started.reason === "provider_unreachable" ? `${own}?payment=unreachable` : own;
}

/** A payment that is over is followed by a new one; order and payments are locked, so that there is one only. */
async function renewPayment(shop: Shop, order: Order): Promise<Payment | undefined> {
	return inTransaction(shop, async (inside) => {
		const locked = await findOrder(inside, order.publicId, "update");
		const payments = await paymentsOf(inside, order.publicId, "update");
		const [newest] = payments;
		if (!locked || !newest || !isPayable(locked, payments)) return undefined;
		if (!isOver(locked, newest)) return newest;
		const amount = { amount: order.totalAmount, currency: order.currency as Currency };
		return createPayment(inside, { reference: order.publicId, method: newest.method, amount });
	});
}

/** Nothing can come of it at the provider's page: canceled, or not confirmed within the order's term. */
function isOver(order: Order, payment: Payment): boolean {
	return payment.status === "CANCELED" || (order.status === 4 && isBeingConfirmed(payment));
}

/** Nobody has paid it yet, by whichever payment, and it still waits for that. */
function isPayable(order: Order, payments: readonly Payment[]): boolean {
	return (order.status === 0 || order.status === 4) && !payments.some(({ status }) => status === "PAID");
}
