import { dayIn, promisedFrom } from "#core/delivery-date.ts";
import { siteByCode } from "#core/sites.ts";
import type { Payment } from "#shop/payments/payments.server.ts";
import type { Order } from "./orders.server.ts";

/**
 * ISO date by which it arrives, in days of the site where it was ordered: what is paid later than it was placed is made and
 * sent from that day on.
 */
export function arrivalDay(
	order: Pick<Order, "placedAt" | "promisedOn" | "publicId" | "site">,
	payments: readonly Pick<Payment, "status" | "settledAt">[],
): string {
	const site = siteByCode(order.site);
	if (!site) throw new Error(`Order ${order.publicId} was placed on an unknown site`);
	const { timeZone } = site;
	const settled = payments.flatMap(({ status, settledAt }) => (status === "PAID" && settledAt ? [settledAt] : []));
	const [first] = settled.toSorted((one, other) => one.getTime() - other.getTime());
	const placed = dayIn(timeZone, order.placedAt);
	const paid = first ? dayIn(timeZone, first) : placed;
	return paid > placed ? promisedFrom(paid, { placed, promised: order.promisedOn }) : order.promisedOn;
}
