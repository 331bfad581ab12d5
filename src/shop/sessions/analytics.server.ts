import type { Shop } from "#shop/shop.ts";

/** What the document says of analytics: nothing but for those who accept them. */
export type AnalyticsMarks = {
	readonly accepted: boolean;
	readonly ads: boolean;
	/** The site's tag, where it has one. */
	readonly tag: { readonly id: string; readonly url: string } | undefined;
};

const NOTHING: AnalyticsMarks = { accepted: false, ads: false, tag: undefined };

export async function analyticsMarks(shop: Shop): Promise<AnalyticsMarks> {
	const record = shop.site.kiosk ? undefined : await shop.records.read(shop);
	if (!record?.isAnalyticsAccepted) return NOTHING;
	const { analyticsId: id } = shop.site;
	return { accepted: true, ads: record.isAdsAccepted, tag: id ? { id, url: shop.tagUrl } : undefined };
}

/** Where the tag comes from and reports to, for the Content Security Policy; empty without consent. */
export async function analyticsSources(shop: Shop): Promise<readonly string[]> {
	const { tag } = await analyticsMarks(shop);
	if (!tag) return [];
	const { origin } = new URL(tag.url);
	return origin === "https://www.googletagmanager.com" ? [origin, "https://*.google-analytics.com"] : [origin];
}
