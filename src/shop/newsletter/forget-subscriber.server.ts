import { eq } from "drizzle-orm";
import { newsletterSubscriptions } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

/** Of every brand, with the proofs. */
export async function forgetSubscriber({ db }: Pick<Workshop, "db">, email: string): Promise<void> {
	await db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email.toLowerCase()));
}
