import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { COUNTER, isBeingConfirmed, type Payment, paymentsOf } from "#shop/payments/payments.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { isPayable } from "./open-payment.server.ts";
import { findOrder, moveOrder, type Order } from "./orders.server.ts";

/** The customer does not want it any more, before paying. Ask first whether they may read the order. */
export async function cancelUnpaidOrder(shop: Shop, publicId: string): Promise<Outcome<null, "not_cancelable">> {
	return inTransaction(shop, async (inside): Promise<Outcome<null, "not_cancelable">> => {
		const order = await findOrder(inside, publicId, "update");
		const payments = order ? await paymentsOf(inside, publicId, "update") : [];
		if (!order || !isCancelable(order, payments)) return refused("not_cancelable");
		const moved = await moveOrder(inside, order.id, 10, { actor: "customer", reason: "not_wanted" });
		return moved.ok ? accepted(null) : refused("not_cancelable");
	});
}

/** Not while the provider has the customer's money in hand, nor what is paid to staff in person. */
export function isCancelable(order: Order, payments: readonly Payment[]): boolean {
	const [newest] = payments;
	return isPayable(order, payments) && newest?.provider !== COUNTER && !payments.some(isBeingConfirmed);
}
