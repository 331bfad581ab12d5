import { and, eq, inArray, ne } from "drizzle-orm";
import { affiliateHits, commissions, orders } from "#database/schema.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import { footprintOf } from "./visit-source.server.ts";

/** Visits through affiliates' links of this browser: they are still counted, but tell no device, address or page any more. */
export async function forgetHitsHere(shop: Shop): Promise<void> {
	await forgetDevices(shop, [footprintOf(shop)]);
}

/** The same of every device from which an order of a customer came. */
export async function forgetHitsOfOrders(shop: Pick<Workshop, "db">, customerId: number): Promise<void> {
	const { deviceFootprint } = affiliateHits;
	const devices = await shop.db
		.selectDistinct({ deviceFootprint })
		.from(commissions)
		.innerJoin(orders, eq(orders.id, commissions.orderId))
		.innerJoin(affiliateHits, eq(affiliateHits.id, commissions.hitId))
		.where(and(eq(orders.customerId, customerId), ne(deviceFootprint, "")));
	await forgetDevices(
		shop,
		devices.map((device) => device.deviceFootprint),
	);
}

/** The devices are read before: with a subquery PostgreSQL would read every visit there is. */
async function forgetDevices({ db }: Pick<Workshop, "db">, devices: string[]): Promise<void> {
	if (!devices.length) return;
	const { deviceFootprint, domain } = affiliateHits;
	await db
		.update(affiliateHits)
		.set({ deviceFootprint: "", ip: "", url: domain })
		.where(inArray(deviceFootprint, devices));
}
