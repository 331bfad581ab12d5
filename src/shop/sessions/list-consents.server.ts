import { desc, eq, or } from "drizzle-orm";
import { consentLog } from "#database/schema.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

const SHOWN = 3;

/** What a customer, or this browser before signing in, chose last. */
export async function listConsents(shop: Shop & { readonly customer: SignedInCustomer }) {
	const { id, at, isAnalyticsAccepted, isAdsAccepted } = consentLog;
	return shop.db
		.select({ id, at, isAnalyticsAccepted, isAdsAccepted })
		.from(consentLog)
		.where(or(eq(consentLog.customerId, shop.customer.id), eq(consentLog.sessionId, shop.session.id ?? "")))
		.orderBy(desc(consentLog.at), desc(id))
		.limit(SHOWN);
}
