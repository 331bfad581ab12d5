import { and, eq, inArray } from "drizzle-orm";
import { newsletterSubscriptions } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** The newsletter of every brand goes to the person's new address; where that one subscribes already, it stays one. */
export async function moveSubscriber({ db }: Pick<Workshop, "db">, from: string, to: string): Promise<void> {
	const { email, brand } = newsletterSubscriptions;
	const there = db.select({ brand }).from(newsletterSubscriptions).where(eq(email, to));
	await db.delete(newsletterSubscriptions).where(and(eq(email, from), inArray(brand, there)));
	await db.update(newsletterSubscriptions).set({ email: to }).where(eq(email, from));
}
