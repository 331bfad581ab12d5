import { siteByCode } from "#core/sites.ts";
import { paymentsOf } from "#shop/payments/payments.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { arrivalDay } from "./arrival-day.ts";
import type { Order } from "./orders.server.ts";

/** ISO date by which it arrives, as far as it is paid by now. */
export async function orderArrival(
	{ db }: Pick<Workshop, "db">,
	order: Pick<Order, "placedAt" | "promisedOn" | "publicId" | "site">,
): Promise<string> {
	const timeZone = siteByCode(order.site)?.timeZone ?? "UTC";
	return arrivalDay(order, await paymentsOf({ db }, order.publicId), timeZone);
}
