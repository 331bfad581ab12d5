import { and, eq, like, not, or, sql } from "drizzle-orm";
import { checkouts } from "#database/schema.ts";
import { CUSTOMER_OWNERS } from "#shop/owner.ts";
import type { Workshop } from "#shop/shop.ts";

/** What was filled in on every site, and, with a confirmed address, in other browsers by who was not signed in. */
export async function forgetCheckout({ db }: Pick<Workshop, "db">, ownerId: string, email?: string): Promise<void> {
	const own = eq(checkouts.ownerId, ownerId);
	const asGuest =
		email &&
		and(not(like(checkouts.ownerId, CUSTOMER_OWNERS)), sql`lower(${checkouts.email}) = ${email.toLowerCase()}`);
	await db.delete(checkouts).where(asGuest ? or(own, asGuest) : own);
}
