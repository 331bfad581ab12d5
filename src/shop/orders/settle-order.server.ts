import { eq } from "drizzle-orm";
import { queueJob } from "#database/queue-job.ts";
import { orders } from "#database/schema.ts";
import { closePayments, paymentsOf } from "#shop/payments/payments.server.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { moveOrder } from "./orders.server.ts";

/**
 * A payment for this order was settled: back from non-payment where it was kept, then on to its print files.
 * Where the order was canceled before the money came, the money goes back.
 */
export async function releasePaidOrder(shop: Workshop, publicId: string): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const [order] = await inside.db.select().from(orders).where(eq(orders.publicId, publicId)).for("update");
		if (!order) return;
		const paid = (await paymentsOf(inside, publicId)).some((payment) => payment.status === "PAID");
		if (!paid) return;
		if (order.status === 10) return closePayments(inside, publicId);
		if (order.status === 4) await moveOrder(inside, order.id, 0, { actor: "payments", reason: "paid" });
		if (order.status !== 0 && order.status !== 4) return;
		await queueJob(inside.db, "make-print-files", { orderId: order.id }, { key: `print:${order.id}` });
		await queueJob(inside.db, "confirm-order", { orderId: order.id }, { key: `confirm:${order.id}` });
	});
}

/** Keeps an order back that nobody has paid within the method's term; canceled 14 days later. */
export async function keepUnpaidOrder(shop: Workshop, publicId: string): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const [order] = await inside.db.select().from(orders).where(eq(orders.publicId, publicId)).for("update");
		if (!order || (await paymentsOf(inside, publicId, "update")).some(({ status }) => status === "PAID")) return;
		if (order.status === 0) {
			await moveOrder(inside, order.id, 4, { actor: "payments", reason: "not_paid" });
			const runAt = new Date(shop.now.getTime() + 14 * 86_400_000);
			await queueJob(inside.db, "payment-overdue", { publicId }, { runAt });
		} else if (order.status === 4) {
			await moveOrder(inside, order.id, 10, { actor: "payments", reason: "not_paid" });
		}
	});
}
