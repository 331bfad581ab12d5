import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { queueJob } from "#database/queue-job.ts";
import { payments, refunds } from "#database/schema.ts";
import { customerOwner } from "#shop/owner.ts";
import type { Workshop } from "#shop/shop.ts";
import { writePastOrder } from "./write-past-order.server.ts";

type Buyer = { customerId: number; email: string; firstName: string; lastName: string };
type Place = { street: string; streetNumber: string; postcode: string; city: string };

/** An order that has arrived, and one that was paid by transfer and canceled: its money waits for an account to go back to. */
export async function loadDemoOrders(
	shop: Pick<Workshop, "db" | "files" | "now" | "log">,
	{ customerId, email, firstName, lastName }: Buyer,
	{ street, streetNumber, postcode, city }: Place,
): Promise<void> {
	const person = { customerId, ownerId: customerOwner(customerId), email, firstName, lastName };
	const buyer = { ...person, street, streetNumber, postcode, city };
	await writePastOrder(shop, { daysAgo: 26, designId: 9003, articleId: 1101, quantity: 2 }, buyer);
	const past = { daysAgo: 9, designId: 9001, articleId: 1101, quantity: 1, canceled: true };
	const order = await writePastOrder(shop, past, buyer);
	if (!order) return;
	const [payment] = await shop.db
		.update(payments)
		.set({ method: "BANK_TRANSFER", type: "TRANSFER", status: "PAID" })
		.where(eq(payments.reference, order.publicId))
		.returning();
	if (!payment) return;
	const { id: paymentId, amount, currency } = payment;
	const refund = { id: randomUUID(), paymentId, reason: "order_canceled", amount, currency, state: "DUE" } as const;
	await shop.db.insert(refunds).values({ ...refund, createdAt: shop.now });
	await queueJob(shop.db, "refund-due", { refundId: refund.id });
}
