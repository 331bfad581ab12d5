import { and, eq, isNull, sql } from "drizzle-orm";
import { tickets } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Tickets of the visit that were written under the customer's own, confirmed address. */
export async function takeOverTickets(
	{ db }: Pick<Workshop, "db">,
	from: string,
	to: { readonly owner: string; readonly customerId: number; readonly email: string },
): Promise<void> {
	const own = sql`lower(${tickets.email}) = ${to.email.toLowerCase()}`;
	await db
		.update(tickets)
		.set({ ownerId: to.owner, customerId: to.customerId })
		.where(and(eq(tickets.ownerId, from), isNull(tickets.customerId), own));
}
