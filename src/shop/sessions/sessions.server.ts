import { CONSENT_VERSION, type ConsentChoice } from "#core/consent.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { consentLog } from "#database/schema.ts";
import { EMPTY_RECORD, type SessionRecord } from "#shop/session-records.ts";
import { inTransaction, type Shop, type SignedInCustomer } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { expireTagCookies } from "./expire-tag-cookies.ts";

/** Specification, section 3. `customer` is always the one who is signed in. */
export type Session = Omit<SessionRecord, "updateDateCustomer"> & {
	apiClient: string | null;
	customer: PublicCustomer | null;
	updateDateCustomer: string | null;
};
type PublicCustomer = Pick<SignedInCustomer, "id" | "type" | "email" | "displayName">;

export type SessionChange =
	| Pick<SessionRecord, "isConsentGiven" | "isAdsAccepted" | "isAnalyticsAccepted" | "consentVersion">
	| Pick<SessionRecord, "screenWidth" | "screenHeight" | "screenDevicePixelRatio">
	| { ga4ClientId: string; ga4SessionId: string; ga4SessionNumber: number }
	| { customer: unknown; updateDateCustomer: string | null };

export async function readSession(shop: Shop): Promise<Session> {
	const record = (await shop.records.read(shop)) ?? EMPTY_RECORD;
	return {
		...record,
		apiClient: shop.session.id === undefined ? null : apiClientOf(shop, shop.session.id),
		customer: publicCustomer(shop.customer),
		updateDateCustomer: record.updateDateCustomer?.toISOString() ?? null,
	};
}

/** Analytics ids are kept only with consent, and go when it is taken back. */
export async function changeSession(
	shop: Shop,
	change: SessionChange,
): Promise<Outcome<null, "not_signed_in" | "no_consent">> {
	if ("isConsentGiven" in change) return giveConsent(shop, change, "");
	if ("ga4ClientId" in change && !(await shop.records.read(shop))?.isAnalyticsAccepted) return refused("no_consent");
	if ("customer" in change && change.customer !== null && idOf(change.customer) !== shop.customer?.id)
		return refused("not_signed_in");
	await shop.records.change(shop, "customer" in change ? { updateDateCustomer: dateOf(change) } : change);
	return accepted(null);
}

/** What the visitor chose in our own words, which are kept with it. */
export async function chooseConsent(shop: Shop, choice: ConsentChoice): Promise<void> {
	const t = textsOf(shop.locale).getFixedT(shop.locale.iso, "consent");
	const shown = ["title", "text", "analytics.text", "ads.text"].map((key) => t(key)).join("\n");
	await giveConsent(shop, { ...choice, isConsentGiven: true, consentVersion: CONSENT_VERSION }, shown);
}

type Consent = Extract<SessionChange, { isConsentGiven: unknown }>;

async function giveConsent(shop: Shop, consent: Consent, shown: string): Promise<Outcome<null, never>> {
	const sessionId = shop.session.start();
	const withoutIds = { ga4ClientId: null, ga4SessionId: null, ga4SessionNumber: null };
	await inTransaction(shop, async (inside) => {
		await inside.db.insert(consentLog).values({
			at: shop.now,
			sessionId,
			customerId: shop.customer?.id ?? null,
			version: consent.consentVersion ?? CONSENT_VERSION,
			shown,
			site: shop.site.code,
			brand: shop.brand.code,
			locale: shop.locale.code,
			isAnalyticsAccepted: consent.isAnalyticsAccepted,
			isAdsAccepted: consent.isAdsAccepted,
		});
		await shop.records.change(inside, { ...consent, ...(!consent.isAnalyticsAccepted && withoutIds) });
	});
	if (!consent.isAnalyticsAccepted) expireTagCookies(shop);
	return accepted(null);
}

/** The session's name for services outside: it opens nothing. */
export function extSessionId(shop: Pick<Shop, "session" | "key">): string {
	return apiClientOf(shop, shop.session.start());
}

/** The same of any session, by its hash. */
export function apiClientOf(shop: Pick<Shop, "key">, sessionId: string): string {
	return shop.key(`ext-session ${sessionId}`).slice(0, 32);
}

function publicCustomer(customer: SignedInCustomer | undefined): PublicCustomer | null {
	if (!customer) return null;
	const { id, type, email, displayName } = customer;
	return { id, type, email, displayName };
}

function idOf(customer: unknown): unknown {
	return (customer as { id?: unknown } | null)?.id;
}

function dateOf({ updateDateCustomer }: { updateDateCustomer: string | null }): Date | null {
	return updateDateCustomer === null ? null : new Date(updateDateCustomer);
}
