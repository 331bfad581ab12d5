import { eq, inArray } from "drizzle-orm";
import { consentLog, pageEvents, sessions } from "#database/schema.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import { apiClientOf } from "./sessions.server.ts";

/**
 * The visit of who leaves, and those in other browsers that they were signed in at when they answered about cookies.
 * What was consented to stays provable, but names nobody any more.
 */
export async function forgetVisits(shop: Shop, customerId: number): Promise<void> {
	const told = await shop.db
		.update(consentLog)
		.set({ customerId: null })
		.where(eq(consentLog.customerId, customerId))
		.returning({ sessionId: consentLog.sessionId });
	const visits = new Set(told.map(({ sessionId }) => sessionId));
	if (shop.session.id) visits.add(shop.session.id);
	const names = [...visits].map((id) => apiClientOf(shop, id));
	await shop.db.delete(pageEvents).where(inArray(pageEvents.apiClient, names));
	await shop.db.delete(sessions).where(inArray(sessions.id, [...visits]));
}

/** A guest's, by its hash. */
export async function forgetGuestSession({ db }: Pick<Workshop, "db">, id: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.id, id));
}
