import { and, eq, inArray, sql } from "drizzle-orm";
import { checkouts } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

type Customer = { readonly owner: string; readonly email: string | undefined };

/** What customers filled in under their own, confirmed address replaces what they left behind; anybody else's is dropped. */
export async function takeOverCheckout(
	{ db }: Pick<Workshop, "db">,
	from: string,
	{ owner, email }: Customer,
): Promise<void> {
	const of = (id: string) => eq(checkouts.ownerId, id);
	if (email) {
		const own = and(of(from), sql`lower(${checkouts.email}) = ${email.toLowerCase()}`);
		const filled = db.select({ site: checkouts.site }).from(checkouts).where(own);
		await db.delete(checkouts).where(and(of(owner), inArray(checkouts.site, filled)));
		await db.update(checkouts).set({ ownerId: owner, guestChoice: null }).where(own);
	}
	await db.delete(checkouts).where(of(from));
}
