import { and, eq, inArray, ne, or } from "drizzle-orm";
import { affiliateHits, commissions, orders } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { footprintOf } from "./visit-source.server.ts";

/**
 * Visits of who leaves through affiliates' links: of this browser, and of every device from which an order came. They
 * are still counted, but tell no device, address or page any more.
 */
export async function forgetHits(shop: Shop, customerId: number): Promise<void> {
	const { deviceFootprint, domain } = affiliateHits;
	const devices = shop.db
		.select({ deviceFootprint })
		.from(commissions)
		.innerJoin(orders, eq(orders.id, commissions.orderId))
		.innerJoin(affiliateHits, eq(affiliateHits.id, commissions.hitId))
		.where(and(eq(orders.customerId, customerId), ne(deviceFootprint, "")));
	await shop.db
		.update(affiliateHits)
		.set({ deviceFootprint: "", ip: "", url: domain })
		.where(or(eq(deviceFootprint, footprintOf(shop)), inArray(deviceFootprint, devices)));
}
