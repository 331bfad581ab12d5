import { dayIn, promisedFrom } from "#core/delivery-date.ts";
import type { Payment } from "#shop/payments/payments.server.ts";
import type { Order } from "./orders.server.ts";

/** ISO date by which it arrives: what is paid later than it was placed is made and sent from that day on. */
export function arrivalDay(
	order: Pick<Order, "placedAt" | "promisedOn">,
	payments: readonly Pick<Payment, "status" | "settledAt">[],
	timeZone: string,
): string {
	const settled = payments.flatMap(({ status, settledAt }) => (status === "PAID" && settledAt ? [settledAt] : []));
	const [first] = settled.toSorted((one, other) => one.getTime() - other.getTime());
	const placed = dayIn(timeZone, order.placedAt);
	const paid = first ? dayIn(timeZone, first) : placed;
	return paid > placed ? promisedFrom(paid, { placed, promised: order.promisedOn }) : order.promisedOn;
}
