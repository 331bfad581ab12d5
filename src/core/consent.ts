/** Of the text that the banner shows: a new purpose or partner is a new version, and every visitor is asked again. */
export const CONSENT_VERSION = 1;

export type ConsentChoice = { readonly isAnalyticsAccepted: boolean; readonly isAdsAccepted: boolean };

export const REFUSED: ConsentChoice = { isAnalyticsAccepted: false, isAdsAccepted: false };

export function isAsked(given: { isConsentGiven: boolean; consentVersion: number | null } | undefined): boolean {
	return !given?.isConsentGiven || given.consentVersion !== CONSENT_VERSION;
}

/** Google's Consent Mode, version 2. */
export type ConsentSignals = Readonly<
	Record<"ad_storage" | "ad_user_data" | "ad_personalization" | "analytics_storage", "granted" | "denied">
>;

export function consentSignals({ isAnalyticsAccepted, isAdsAccepted }: ConsentChoice): ConsentSignals {
	const ads = isAdsAccepted ? "granted" : "denied";
	return {
		ad_storage: ads,
		ad_user_data: ads,
		ad_personalization: ads,
		analytics_storage: isAnalyticsAccepted ? "granted" : "denied",
	};
}
