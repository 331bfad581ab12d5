import { eq } from "drizzle-orm";
import type { PaymentMethod } from "#core/payment-methods.ts";
import { payments, refunds } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import type { Payment } from "./payments.server.ts";

/** Money that came by one of these knows no way back: it was sent to us, or paid at a machine. */
const ONE_WAY: readonly PaymentMethod[] = ["BANK_TRANSFER", "MULTIBANCO"];

export type Refund = typeof refunds.$inferSelect;

export async function findRefund(
	{ db }: Pick<Workshop, "db">,
	refundId: string,
): Promise<(Refund & { payment: Payment }) | undefined> {
	const [found] = await db
		.select()
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(eq(refunds.id, refundId));
	return found && { ...found.refunds, payment: found.payments };
}

/** A bill that is not paid yet is only written off; cards and wallets are credited by their provider. */
export function goesBackByItself({ method, type }: Pick<Payment, "method" | "type">): boolean {
	if (method === "BILLING_ACCOUNT") return true;
	return type === "ONLINE_PREPAID" && !ONE_WAY.includes(method);
}

/** Ids of refunds that are done, for another area's query. */
export function refundsSent({ db }: Pick<Workshop, "db">) {
	return db.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, "SENT"));
}
