import { and, asc, eq, gt, inArray } from "drizzle-orm";
import {
	invoices,
	orderHistory,
	orderLines,
	orders,
	payments,
	refunds,
	userRequiredActions,
} from "#database/schema.ts";
import type { CustomerShop } from "./export-data.server.ts";
import { inBatches } from "./in-batches.ts";

/** Orders with all that hangs on them. */
export async function* readOrders({ db, customer }: CustomerShop): AsyncGenerator<readonly object[]> {
	const batches = inBatches<typeof orders.$inferSelect>((last, limit) =>
		db
			.select()
			.from(orders)
			.where(and(eq(orders.customerId, customer.id), gt(orders.id, last?.id ?? 0)))
			.orderBy(asc(orders.id))
			.limit(limit),
	);
	for await (const rows of batches) {
		const ids = rows.map(({ id }) => id);
		const references = rows.map(({ publicId }) => publicId);
		const [lines, moves, paid, billed, required] = await Promise.all([
			db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
			db.select().from(orderHistory).where(inArray(orderHistory.orderId, ids)).orderBy(asc(orderHistory.id)),
			db
				.select()
				.from(payments)
				.leftJoin(refunds, eq(refunds.paymentId, payments.id))
				.where(inArray(payments.reference, references)),
			db.select().from(invoices).where(inArray(invoices.orderId, ids)),
			db.select().from(userRequiredActions).where(inArray(userRequiredActions.orderId, ids)),
		]);
		const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
		const movesOf = Map.groupBy(moves, ({ orderId }) => orderId);
		const paidFor = Map.groupBy(paid, (row) => row.payments.reference);
		const billedFor = Map.groupBy(billed, ({ orderId }) => orderId);
		const requiredFor = Map.groupBy(required, ({ orderId }) => orderId);
		yield rows.map(({ idempotencyKey: _, ownerId: __, ...order }) => ({
			...order,
			lines: linesOf.get(order.id) ?? [],
			history: movesOf.get(order.id) ?? [],
			payments: (paidFor.get(order.publicId) ?? []).map(tellPayment),
			invoices: (billedFor.get(order.id) ?? []).map(({ fileKey: ___, ...invoice }) => invoice),
			requiredActions: (requiredFor.get(order.id) ?? []).map(({ type, createdAt, doneAt, wipedAt, ending }) => ({
				...{ type, createdAt, doneAt, wipedAt, ending },
			})),
		}));
	}
}

type Paid = { payments: typeof payments.$inferSelect; refunds: typeof refunds.$inferSelect | null };

function tellPayment({ payments: payment, refunds: refund }: Paid): object {
	const { method, type, status, amount, currency, createdAt, settledAt } = payment;
	return {
		...{ method, type, status, amount, currency, createdAt, settledAt },
		refund: refund && { reason: refund.reason, amount: refund.amount, state: refund.state },
	};
}
