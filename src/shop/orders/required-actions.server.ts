import { randomBytes } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { isPublicId } from "#core/identifiers.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { requiredActionPath } from "#core/user-required-actions.ts";
import { queueJob } from "#database/queue-job.ts";
import { orders, userRequiredActions } from "#database/schema.ts";
import { findRefund, goesBackByItself, refundsSent } from "#shop/payments/refunds.server.ts";
import { inTransaction, type Shop, type SignedInCustomer, type Workshop } from "#shop/shop.ts";
import { postOrderNotice } from "./order-notice.server.ts";
import { findOrder, type Order } from "./orders.server.ts";
import type { RefundAccount } from "./parse-refund-account.ts";
import { sealRefundAccount } from "./seal-refund-account.server.ts";

export type RequiredAction = typeof userRequiredActions.$inferSelect;

const SWEEP_MILLISECONDS = 6 * 60 * 60_000;

/** A refund that cannot go back the way it came waits for an account: the customer is asked for it, once. */
export async function askForRefundAccount(shop: Workshop, refundId: string): Promise<void> {
	await inTransaction(shop, async (inside) => {
		const refund = await findRefund(inside, refundId);
		if (refund?.state !== "DUE" || goesBackByItself(refund.payment)) return;
		const order = await findOrder(inside, refund.payment.reference);
		if (!order) return;
		if (!order.email) return inside.log.error({ order: order.number, refundId }, "money is owed to an erased customer");
		const publicId = randomBytes(16).toString("base64url");
		const [written] = await inside.db
			.insert(userRequiredActions)
			.values({ publicId, type: "PROVIDE_DATA_TO_REFUND", orderId: order.id, refundId, createdAt: inside.now })
			.onConflictDoNothing()
			.returning({ id: userRequiredActions.id });
		if (!written) return;
		await postOrderNotice(inside, order, {
			key: `refund-account:${publicId}`,
			kind: "refund",
			paragraphs: ["intro", "how"],
			amount: refund.amount,
			path: requiredActionPath(order.publicId, publicId),
		});
	});
}

/** Of one order, the oldest first. */
export async function requiredActionsOf(shop: Pick<Workshop, "db">, orderId: number): Promise<RequiredAction[]> {
	return shop.db
		.select()
		.from(userRequiredActions)
		.where(eq(userRequiredActions.orderId, orderId))
		.orderBy(asc(userRequiredActions.id));
}

/** What waits for the signed-in customer, over all orders: each with the order's number. */
export async function listOpenActions(shop: Pick<Shop, "db">, customer: Pick<SignedInCustomer, "id">) {
	const rows = await shop.db
		.select({ publicId: userRequiredActions.publicId, order: orders.publicId, number: orders.number })
		.from(userRequiredActions)
		.innerJoin(orders, eq(orders.id, userRequiredActions.orderId))
		.where(and(eq(orders.customerId, customer.id), isOpen()))
		.orderBy(asc(userRequiredActions.id));
	return rows.map(({ publicId, order, number }) => ({ number, order, to: requiredActionPath(order, publicId) }));
}

export type OpenAction = Awaited<ReturnType<typeof listOpenActions>>[number];

/** Ask first whether the visitor may read the order (order-readers.server.ts). */
export async function findRequiredAction(
	shop: Pick<Workshop, "db">,
	order: Pick<Order, "id">,
	publicId: string,
): Promise<(RequiredAction & { amount: number }) | undefined> {
	if (!isPublicId(publicId)) return undefined;
	const own = and(eq(userRequiredActions.publicId, publicId), eq(userRequiredActions.orderId, order.id));
	const [action] = await shop.db.select().from(userRequiredActions).where(own);
	const refund = action && (await findRefund(shop, action.refundId));
	return refund && { ...action, amount: refund.amount };
}

/** Keeps the account under lock and key; what is given stays, so that nobody redirects the money afterwards. */
export async function giveRefundAccount(
	shop: Pick<Workshop, "db" | "key" | "now">,
	action: Pick<RequiredAction, "id" | "publicId">,
	account: RefundAccount,
): Promise<Outcome<null, "not_open">> {
	const sealed = sealRefundAccount(shop, action.publicId, account);
	const [written] = await shop.db
		.update(userRequiredActions)
		.set({ doneAt: shop.now, sealed, ending: account.iban.slice(-4) })
		.where(and(eq(userRequiredActions.id, action.id), isOpen()))
		.returning({ id: userRequiredActions.id });
	return written ? accepted(null) : refused("not_open");
}

/** Forgets the accounts of refunds that have been sent, and queues itself again. */
export async function wipeRefundAccounts(shop: Pick<Workshop, "db" | "now">): Promise<void> {
	await shop.db
		.update(userRequiredActions)
		.set({ sealed: null, wipedAt: shop.now })
		.where(and(isNull(userRequiredActions.wipedAt), inArray(userRequiredActions.refundId, refundsSent(shop))));
	await planWiping(shop, new Date(shop.now.getTime() + SWEEP_MILLISECONDS));
}

/** One waits at a time, however many shops start. */
export function planWiping({ db }: Pick<Workshop, "db">, runAt: Date): Promise<void> {
	return queueJob(db, "wipe-refund-accounts", {}, { key: "wipe-refund-accounts", runAt });
}

function isOpen() {
	return and(isNull(userRequiredActions.doneAt), isNull(userRequiredActions.wipedAt));
}
