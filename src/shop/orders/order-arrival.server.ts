import { paymentsOf } from "#shop/payments/payments.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { arrivalDay } from "./arrival-day.ts";
import type { Order } from "./orders.server.ts";

/** ISO date by which it arrives, as far as it is paid by now. */
export async function orderArrival(
	{ db }: Pick<Workshop, "db">,
	order: Pick<Order, "placedAt" | "promisedOn" | "publicId" | "site">,
): Promise<string> {
	return arrivalDay(order, await paymentsOf({ db }, order.publicId));
}
