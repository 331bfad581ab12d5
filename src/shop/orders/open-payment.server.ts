import type { Currency } from "#core/currencies.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#core/payment-methods.ts";
import { siteByCode } from "#core/sites.ts";
import {
	cancelOpenPayments,
	createPayment,
	isBeingConfirmed,
	type Payment,
	paymentsOf,
	startPayment,
} from "#shop/payments/payments.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { findOrder, type Order } from "./orders.server.ts";

/** Payments begun for one order. Who has its link alone can't use up what its readers have. */
const MOST_TRIES = 20;
const MOST_TRIES_OF_LINK = 10;

type Opening = {
	/** The payment of an order that was placed just now, which then has no other. */
	written?: Payment | undefined;
	/** How a reader would rather pay than was chosen before; one that the order's site lacks changes nothing. */
	method?: string | undefined;
	/** Who asks may read the order: strangers with its link may pay it, in the way that was chosen. */
	reader?: boolean;
};

/** Where to send who pays a placed order: to the provider's page, or to the order's own when that is not needed. */
export async function openPayment(
	shop: Shop,
	order: Order,
	{ written, method, reader = false }: Opening = {},
): Promise<string> {
	const own = `/tracking/${order.publicId}`;
	const payments = written ? [written] : await paymentsOf(shop, order.publicId);
	const [newest] = payments;
	if (!newest || !isPayable(order, payments)) return own;
	const wanted = reader ? paymentMethodsOf(order).find((known) => known === method) : undefined;
	const payment = isWanted(order, newest, wanted) ? newest : await renewPayment(shop, order, reader, wanted);
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

/** Ways to pay it that are left: once it was tried too often the open payment's, if there is one. `mayPay`: by any. */
export function waysToPay(order: Order, payments: readonly Payment[], reader: boolean) {
	const [newest] = payments;
	if (!newest || !isPayable(order, payments)) return { mayPay: false, methods: [] };
	if (hasTriesLeft(payments, reader)) return { mayPay: true, methods: paymentMethodsOf(order) };
	const mayPay = !isOver(order, newest);
	return { mayPay, methods: mayPay ? [newest.method] : [] };
}

/** In the order in which the site that sold it offers them. */
function paymentMethodsOf(order: Pick<Order, "site">): readonly PaymentMethod[] {
	return siteByCode(order.site)?.payments ?? PAYMENT_METHODS;
}

/**
 * A payment that is over, or by another method than is wanted now, is followed by a new one; order and payments are
 * locked, so that one only is open.
 */
async function renewPayment(
	shop: Shop,
	order: Order,
	reader: boolean,
	wanted: PaymentMethod | undefined,
): Promise<Payment | undefined> {
	return inTransaction(shop, async (inside) => {
		const locked = await findOrder(inside, order.publicId, "update");
		const payments = await paymentsOf(inside, order.publicId, "update");
		const [newest] = payments;
		if (!locked || !newest || !isPayable(locked, payments)) return undefined;
		if (isWanted(locked, newest, wanted)) return newest;
		if (!hasTriesLeft(payments, reader)) return undefined;
		if (!isBeingConfirmed(newest)) await cancelOpenPayments(inside, order.publicId);
		const amount = { amount: order.totalAmount, currency: order.currency as Currency };
		return createPayment(inside, { reference: order.publicId, method: wanted ?? newest.method, amount });
	});
}

function hasTriesLeft({ length }: readonly Payment[], reader: boolean): boolean {
	return length < (reader ? MOST_TRIES : MOST_TRIES_OF_LINK);
}

/** What is being confirmed within its term stays, whichever method is asked for. */
function isWanted(order: Order, newest: Payment, wanted: PaymentMethod | undefined): boolean {
	if (isOver(order, newest)) return false;
	return isBeingConfirmed(newest) || wanted === undefined || wanted === newest.method;
}

/** Nothing can come of it at the provider's page: canceled, or not confirmed within the order's term. */
function isOver(order: Order, payment: Payment): boolean {
	return payment.status === "CANCELED" || (order.status === 4 && isBeingConfirmed(payment));
}

/** Nobody has paid it yet, by whichever payment, and it still waits for that. */
export function isPayable(order: Order, payments: readonly Payment[]): boolean {
	return (order.status === 0 || order.status === 4) && !payments.some(({ status }) => status === "PAID");
}
