import { and, eq, sql } from "drizzle-orm";
import { orders } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Orders of the visit that went to the customer's own, confirmed address; others stay with the browser that placed them. */
export async function takeOverOrders(
	{ db }: Pick<Workshop, "db">,
	from: string,
	to: { readonly owner: string; readonly customerId: number; readonly email: string },
): Promise<void> {
	await db
		.update(orders)
		.set({ ownerId: to.owner, customerId: to.customerId })
		.where(and(eq(orders.ownerId, from), sql`lower(${orders.email}) = ${to.email.toLowerCase()}`));
}
