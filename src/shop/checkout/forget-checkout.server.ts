import { eq, or, sql } from "drizzle-orm";
import { checkouts } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** What was filled in on every site, and in other browsers with the same address. */
export async function forgetCheckout({ db }: Pick<Workshop, "db">, ownerId: string, email: string): Promise<void> {
	const theirs = sql`lower(${checkouts.email}) = ${email.toLowerCase()}`;
	await db.delete(checkouts).where(or(eq(checkouts.ownerId, ownerId), theirs));
}
