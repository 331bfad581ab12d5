import { eq } from "drizzle-orm";
import { orders } from "#database/schema.ts";
import { findRefund, goesBackByItself } from "#shop/payments/refunds.server.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { postOrderNotice } from "./order-notice.server.ts";
import { findOrder, historyOf, type OrderMove } from "./orders.server.ts";

/** Tells that an order was canceled, paid or not, once. What is owed back is told by a mail of its own. */
export async function mailCancellation(shop: Workshop, orderId: number): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const [order] = await inside.db.select().from(orders).where(eq(orders.id, orderId));
		if (order?.status !== 10) return;
		const move = (await historyOf(inside, orderId)).findLast(({ toStatus }) => toStatus === 10);
		const key = `order-canceled:${order.publicId}`;
		await postOrderNotice(inside, order, { key, kind: "canceled", paragraphs: [`intro.${whyOf(move)}`, "money"] });
	});
}

/** Tells of money that goes back the way it came; for the rest an account is asked for (required-actions.server.ts). */
export async function mailRefund(shop: Workshop, refundId: string): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const refund = await findRefund(inside, refundId);
		if (!refund || !goesBackByItself(refund.payment)) return;
		const order = await findOrder(inside, refund.payment.reference);
		if (!order) return;
		await postOrderNotice(inside, order, {
			key: `money-back:${refundId}`,
			kind: "moneyBack",
			paragraphs: [`intro.${refund.reason}`, "how"],
			amount: refund.amount,
		});
	});
}

function whyOf(move: OrderMove | undefined): "asked" | "unpaid" | "other" {
	if (move?.actor === "customer") return "asked";
	return move?.reason === "not_paid" ? "unpaid" : "other";
}
