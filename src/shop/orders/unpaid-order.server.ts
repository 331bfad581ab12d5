import { and, desc, eq, inArray } from "drizzle-orm";
import { orders } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { viewOrder } from "./order-view.server.ts";

/** The visitor's newest order of this brand that still waits for its payment, and whether they can pay it now. */
export async function unpaidOrderOf(shop: Shop) {
	const mine = [shop.owner.id, shop.session.id].filter((id) => id !== undefined);
	if (mine.length === 0) return undefined;
	const [found] = await shop.db
		.select()
		.from(orders)
		.where(and(inArray(orders.ownerId, mine), eq(orders.brand, shop.brand.code), inArray(orders.status, [0, 4])))
		.orderBy(desc(orders.id))
		.limit(1);
	if (!found) return undefined;
	const { publicId, number, total, payable, mayPay, confirming, atCounter } = await viewOrder(shop, found, true);
	return payable ? { publicId, number, total, mayPay: mayPay && !confirming && !atCounter } : undefined;
}
export type UnpaidOrder = NonNullable<Awaited<ReturnType<typeof unpaidOrderOf>>>;
