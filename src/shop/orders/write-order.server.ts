import { sql } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import { queueJob } from "#database/queue-job.ts";
import { orderHistory, orderLines, orderNumbers, orders } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import type { Order } from "./orders.server.ts";

export type NewOrder = Omit<typeof orders.$inferInsert, "number" | "status" | "placedAt">;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, "orderId">;

/** Minutes that an unpaid order waits before it is kept back (status 4). */
const PAYMENT_MINUTES = 60;

/** Writes an order, its lines and its first history row; call it last in the placing transaction. */
export async function writeOrder(shop: Shop, order: NewOrder, lines: readonly NewOrderLine[]): Promise<Order> {
	const runAt = new Date(shop.now.getTime() + PAYMENT_MINUTES * 60_000);
	await queueJob(shop.db, "payment-overdue", { publicId: order.publicId }, { runAt });
	await queueJob(shop.db, "acknowledge-order", { publicId: order.publicId }, { key: `acknowledge:${order.publicId}` });
	const year = Number(dayIn(shop.site.timeZone, shop.now).slice(0, 4));
	const drawn = shop.db.$with("drawn").as(drawNumber(shop, year));
	const [written] = await shop.db
		.with(drawn)
		.insert(orders)
		.values({
			...order,
			number: sql`${`${shop.site.code}-${year}-`}::text || lpad((select last from drawn)::text, 6, '0')`,
			status: 0,
			placedAt: shop.now,
		})
		.returning();
	if (!written) throw new Error("The order was not written");
	const first = { fromStatus: null, toStatus: 0, at: shop.now, actor: "customer", reason: "placed" } as const;
	const history = shop.db.$with("history").as(
		shop.db
			.insert(orderHistory)
			.values({ orderId: written.id, ...first })
			.returning({ id: orderHistory.id }),
	);
	await shop.db
		.with(history)
		.insert(orderLines)
		.values(lines.map((line) => ({ ...line, orderId: written.id })));
	return written;
}

/** The counter's row stays locked from here to the commit: all that can be written before it is. */
function drawNumber(shop: Pick<Shop, "db" | "site">, year: number) {
	return shop.db
		.insert(orderNumbers)
		.values({ site: shop.site.code, year, last: 1 })
		.onConflictDoUpdate({
			target: [orderNumbers.site, orderNumbers.year],
			set: { last: sql`${orderNumbers.last} + 1` },
		})
		.returning({ last: orderNumbers.last });
}
