import { asc, desc, eq, getTableColumns } from "drizzle-orm";
import { isPublicId } from "#core/identifiers.ts";
import { canMove, type OrderStatus } from "#core/order-status.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { queueJob } from "#database/queue-job.ts";
import { orderHistory, orderLines, orders } from "#database/schema.ts";
import { designOutline } from "#shop/designs/design-outline.server.ts";
import { closePayments } from "#shop/payments/payments.server.ts";
import type { Shop, Workshop } from "#shop/shop.ts";

export type Order = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type OrderMove = typeof orderHistory.$inferSelect;

/**
 * Moves an order along the table of core/order-status.ts and writes its history.
 * Call it in a transaction: the row stays locked until its end. `order-moved` tells the others.
 * A canceled order's payments are closed, and what was paid is owed back.
 */
export async function moveOrder(
	shop: Pick<Workshop, "db" | "now" | "log">,
	orderId: number,
	to: OrderStatus,
	by: { actor: string; reason: string },
): Promise<Outcome<null, "unknown_order" | "not_allowed">> {
	const [order] = await shop.db
		.select({ status: orders.status, publicId: orders.publicId })
		.from(orders)
		.where(eq(orders.id, orderId))
		.for("update");
	if (!order) return refused("unknown_order");
	if (!canMove(order.status, to)) return refused("not_allowed");
	await shop.db.update(orders).set({ status: to }).where(eq(orders.id, orderId));
	await shop.db
		.insert(orderHistory)
		.values({ orderId, fromStatus: order.status, toStatus: to, at: shop.now, actor: by.actor, reason: by.reason });
	await queueJob(shop.db, "order-moved", { orderId, from: order.status, to });
	if (to === 10) await closePayments(shop, order.publicId);
	return accepted(null);
}

/** With a lock the row is held until the transaction ends. */
export async function findOrder(
	shop: Pick<Workshop, "db">,
	publicId: string,
	lock?: "update",
): Promise<Order | undefined> {
	if (!isPublicId(publicId)) return undefined;
	const query = shop.db.select().from(orders).where(eq(orders.publicId, publicId));
	const [found] = await (lock ? query.for(lock) : query);
	return found;
}

export async function findOrderByKey(shop: Pick<Workshop, "db">, idempotencyKey: string): Promise<Order | undefined> {
	const [found] = await shop.db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
	return found;
}

/** For those who do not have the link: number and e-mail must both fit. */
export async function findOrderByNumber(
	shop: Pick<Workshop, "db">,
	number: string,
	email: string,
): Promise<Order | undefined> {
	const written = number.trim().toUpperCase();
	if (!/^[A-Z]{2}-\d{4}-\d{1,12}$/.test(written) || !email.trim()) return undefined;
	const [found] = await shop.db.select().from(orders).where(eq(orders.number, written));
	return found && found.email.toLowerCase() === email.trim().toLowerCase() ? found : undefined;
}

export async function linesOf(shop: Pick<Workshop, "db">, orderId: number): Promise<OrderLine[]> {
	return shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

/** As its pages show them, without their documents. */
export async function shownLinesOf(shop: Pick<Workshop, "db">, orderId: number) {
	const { document, ...shown } = getTableColumns(orderLines);
	const lines = await shop.db
		.select({ ...shown, outline: designOutline(document) })
		.from(orderLines)
		.where(eq(orderLines.orderId, orderId))
		.orderBy(asc(orderLines.position));
	return lines.map(({ outline, ...line }) => ({ ...line, ...outline }));
}

export async function historyOf(shop: Pick<Workshop, "db">, orderId: number): Promise<OrderMove[]> {
	return shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId)).orderBy(asc(orderHistory.id));
}

/** Who knows the link and the e-mail or the postcode may see names and addresses. */
export function confirmsOrder(order: Order, proof: string): boolean {
	const plain = (text: string) => text.toLowerCase().replace(/\s/g, "");
	return plain(proof) !== "" && [order.email, order.postcode].some((known) => plain(known) === plain(proof));
}

/** The customer's, or placed in this session before signing in: names and addresses may be shown. */
export function isOwnOrder({ owner, session }: Pick<Shop, "owner" | "session">, order: Order): boolean {
	return order.ownerId === owner.id || order.ownerId === session.id;
}

export async function newestOrderOf(shop: Pick<Shop, "db" | "owner">): Promise<Order | undefined> {
	if (!shop.owner.id) return undefined;
	const [found] = await shop.db
		.select()
		.from(orders)
		.where(eq(orders.ownerId, shop.owner.id))
		.orderBy(desc(orders.id))
		.limit(1);
	return found;
}
