import { eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { sessions } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

type Row = typeof sessions.$inferSelect;
type Kept = Omit<Row, "id" | "createdAt" | "seenAt" | "updateDateCustomer">;
/** Specification, section 3. `customer` is always the one who is signed in. */
export type Session = Kept & { apiClient: string | null; customer: null; updateDateCustomer: string | null };

export type SessionChange =
	| Pick<Kept, "isConsentGiven" | "isAdsAccepted" | "isAnalyticsAccepted" | "consentVersion">
	| Pick<Kept, "screenWidth" | "screenHeight" | "screenDevicePixelRatio">
	| { ga4ClientId: string; ga4SessionId: string; ga4SessionNumber: number }
	| { customer: unknown; updateDateCustomer: string | null };

type Reader = Pick<Shop, "db" | "session" | "key">;

export async function readSession(shop: Reader): Promise<Session> {
	const row = await findRow(shop);
	return {
		apiClient: shop.session.id === undefined ? null : apiClientOf(shop, shop.session.id),
		isConsentGiven: row?.isConsentGiven ?? false,
		isAdsAccepted: row?.isAdsAccepted ?? false,
		isAnalyticsAccepted: row?.isAnalyticsAccepted ?? false,
		consentVersion: row?.consentVersion ?? null,
		screenWidth: row?.screenWidth ?? null,
		screenHeight: row?.screenHeight ?? null,
		screenDevicePixelRatio: row?.screenDevicePixelRatio ?? null,
		ga4ClientId: row?.ga4ClientId ?? null,
		ga4SessionId: row?.ga4SessionId ?? null,
		ga4SessionNumber: row?.ga4SessionNumber ?? null,
		customer: null,
		updateDateCustomer: row?.updateDateCustomer?.toISOString() ?? null,
	};
}

/** Analytics ids are kept only with consent, and go when it is taken back. */
export async function changeSession(
	shop: Reader & Pick<Shop, "now">,
	change: SessionChange,
): Promise<Outcome<null, "not_signed_in" | "no_consent">> {
	if ("ga4ClientId" in change && !(await findRow(shop))?.isAnalyticsAccepted) return refused("no_consent");
	if ("customer" in change && change.customer !== null) return refused("not_signed_in");
	const values = valuesOf(change);
	await shop.db
		.insert(sessions)
		.values({ id: shop.session.start(), createdAt: shop.now, seenAt: shop.now, ...values })
		.onConflictDoUpdate({ target: sessions.id, set: { seenAt: shop.now, ...values } });
	return accepted(null);
}

/** The session's name for services outside: it opens nothing. */
export function extSessionId(shop: Pick<Shop, "session" | "key">): string {
	return apiClientOf(shop, shop.session.start());
}

function apiClientOf(shop: Pick<Shop, "key">, sessionId: string): string {
	return shop.key(`ext-session ${sessionId}`).slice(0, 32);
}

function valuesOf(change: SessionChange): Partial<Row> {
	if ("updateDateCustomer" in change)
		return { updateDateCustomer: change.updateDateCustomer === null ? null : new Date(change.updateDateCustomer) };
	if ("isAnalyticsAccepted" in change && !change.isAnalyticsAccepted)
		return { ...change, ga4ClientId: null, ga4SessionId: null, ga4SessionNumber: null };
	return change;
}

async function findRow(shop: Pick<Shop, "db" | "session">): Promise<Row | undefined> {
	if (shop.session.id === undefined) return undefined;
	const [row] = await shop.db.select().from(sessions).where(eq(sessions.id, shop.session.id));
	return row;
}
