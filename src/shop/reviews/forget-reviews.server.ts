import { eq, inArray } from "drizzle-orm";
import { orders, reviews } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** What a customer has said of their orders. */
export async function forgetReviews({ db }: Pick<Workshop, "db">, customerId: number): Promise<void> {
	const theirs = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
	await db.delete(reviews).where(inArray(reviews.orderId, theirs));
}
