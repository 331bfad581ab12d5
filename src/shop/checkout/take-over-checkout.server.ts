import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { checkouts } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** What was filled in before signing in replaces what the customer left behind; an untouched form replaces nothing. */
export async function takeOverCheckout({ db }: Pick<Workshop, "db">, from: string, to: string): Promise<void> {
	const of = (owner: string) => eq(checkouts.ownerId, owner);
	const filled = db
		.select({ site: checkouts.site })
		.from(checkouts)
		.where(and(of(from), isNotNull(checkouts.email)));
	await db.delete(checkouts).where(and(of(to), inArray(checkouts.site, filled)));
	const left = db.select({ site: checkouts.site }).from(checkouts).where(of(to));
	await db.delete(checkouts).where(and(of(from), inArray(checkouts.site, left)));
	await db.update(checkouts).set({ ownerId: to, guestChoice: null }).where(of(from));
}
