import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import { queueJob } from "#database/queue-job.ts";
import { orderHistory, orderLines, orderNumbers, orders } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import type { Order } from "./orders.server.ts";

export type NewOrder = Omit<typeof orders.$inferInsert, "publicId" | "number" | "status" | "placedAt">;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, "orderId">;

/** Minutes that an unpaid order waits before it is kept back (status 4). */
const PAYMENT_MINUTES = 60;

/** Writes an order, its lines and its first history row; call it in the placing transaction. */
export async function writeOrder(shop: Shop, order: NewOrder, lines: readonly NewOrderLine[]): Promise<Order> {
	const year = Number(dayIn(shop.site.timeZone, shop.now).slice(0, 4));
	const [drawn] = await shop.db
		.insert(orderNumbers)
		.values({ site: shop.site.code, year, last: 1 })
		.onConflictDoUpdate({
			target: [orderNumbers.site, orderNumbers.year],
			set: { last: sql`${orderNumbers.last} + 1` },
		})
		.returning({ last: orderNumbers.last });
	const [written] = await shop.db
		.insert(orders)
		.values({
			...order,
			publicId: randomBytes(16).toString("base64url"),
			number: `${shop.site.code}-${year}-${String(drawn?.last).padStart(6, "0")}`,
			status: 0,
			placedAt: shop.now,
		})
		.returning();
	if (!written) throw new Error("The order was not written");
	await shop.db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: written.id })));
	await shop.db
		.insert(orderHistory)
		.values({ orderId: written.id, fromStatus: null, toStatus: 0, at: shop.now, actor: "customer", reason: "placed" });
	const runAt = new Date(shop.now.getTime() + PAYMENT_MINUTES * 60_000);
	await queueJob(shop.db, "payment-overdue", { publicId: written.publicId }, { runAt });
	return written;
}
