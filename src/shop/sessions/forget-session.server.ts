import { eq } from "drizzle-orm";
import { consentLog, pageEvents, sessions } from "#database/schema.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import { extSessionId } from "./sessions.server.ts";

/** The visit of who leaves; what was consented to stays provable, but names nobody any more. */
export async function forgetSession(shop: Shop, customerId: number): Promise<void> {
	await shop.db.update(consentLog).set({ customerId: null }).where(eq(consentLog.customerId, customerId));
	if (!shop.session.id) return;
	await shop.db.delete(pageEvents).where(eq(pageEvents.apiClient, extSessionId(shop)));
	await shop.db.delete(sessions).where(eq(sessions.id, shop.session.id));
}

/** A guest's, by its hash. */
export async function forgetGuestSession({ db }: Pick<Workshop, "db">, id: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.id, id));
}
