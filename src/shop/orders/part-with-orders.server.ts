import { eq, sql } from "drizzle-orm";
import { orderLines, orders } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Orders stay when their owner goes, and become `keeper`'s; answers the pictures that they need to be printed. */
export async function partWithOrders(
	{ db }: Pick<Workshop, "db">,
	owner: string,
	keeper: string,
): Promise<readonly string[]> {
	const picture = sql<string>`jsonb_path_query(${orderLines.document}, '$.sides[*].elements.**.picture.id') #>> '{}'`;
	const named = await db
		.selectDistinct({ id: picture })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(eq(orders.ownerId, owner));
	await db.update(orders).set({ ownerId: keeper }).where(eq(orders.ownerId, owner));
	return named.map(({ id }) => id).filter((id) => id !== null);
}
