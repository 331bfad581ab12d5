import { desc, eq } from "drizzle-orm";
import { consentLog } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

const SHOWN = 3;

/** What was chosen last in this browser, which alone it holds for; the newest first. */
export async function listConsents(shop: Pick<Shop, "db" | "session">) {
	if (!shop.session.id) return [];
	const { id, at, isAnalyticsAccepted, isAdsAccepted } = consentLog;
	return shop.db
		.select({ id, at, isAnalyticsAccepted, isAdsAccepted })
		.from(consentLog)
		.where(eq(consentLog.sessionId, shop.session.id))
		.orderBy(desc(at), desc(id))
		.limit(SHOWN);
}
