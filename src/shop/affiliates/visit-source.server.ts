import { createHmac } from "node:crypto";
import {
	type Attribution,
	affiliateOf,
	attributionOf,
	awcOf,
	COOKIE_DAYS,
	parseAttribution,
	type VisitSource,
} from "#core/attribution.ts";
import { isCrawler } from "#core/crawler.ts";
import type { Shop } from "#shop/shop.ts";
import { recordHit } from "./affiliate-hits.server.ts";

const CAMPAIGN = "keepsake_campaign";
const AWC = "keepsake_awc";
const AFFILIATE = "keepsake_affiliate";
const DAY_SECONDS = 86_400;
const LONGEST_URL = 2000;

/** Whether an address tells where its visitor came from: most don't, and cost nothing more. */
export function namesSource({ searchParams }: URL): boolean {
	return (
		attributionOf(searchParams, null) !== undefined ||
		awcOf(searchParams) !== undefined ||
		affiliateOf(searchParams) !== undefined
	);
}

/**
 * Keeps where a visitor came from, if they accept advertising. `landing` is the address that they came to.
 * An affiliate's hit is counted once for each visitor, and the cookie says so only when it was.
 */
export async function keepSource(shop: Shop, landing: URL, referrer: string | null): Promise<void> {
	if (isCrawler(shop.visit.headers.get("user-agent")) || !(await shop.records.read(shop))?.isAdsAccepted) return;
	const campaign = attributionOf(landing.searchParams, referrer);
	const awc = awcOf(landing.searchParams);
	if (campaign) setCookie(shop, CAMPAIGN, encodeURIComponent(JSON.stringify(campaign)), COOKIE_DAYS.attribution);
	if (awc) setCookie(shop, AWC, awc, COOKIE_DAYS.awc);
	const affiliate = affiliateOf(landing.searchParams);
	if (affiliate === undefined || cookieOf(shop, AFFILIATE) !== undefined) return;
	const hit = await recordHit(shop, {
		customerId: affiliate,
		deviceFootprint: footprintOf(shop),
		domain: landing.hostname,
		url: landing.href.slice(0, LONGEST_URL),
		ip: shop.clientAddress,
		...(campaign?.utm_campaign && { campaign: campaign.utm_campaign }),
	});
	if (hit.ok) setCookie(shop, AFFILIATE, String(affiliate), COOKIE_DAYS.affiliate);
}

/** What an order is told, while advertising is accepted. */
export async function sourceOfVisit(shop: Shop): Promise<VisitSource | null> {
	const [campaign, awc, affiliate] = [CAMPAIGN, AWC, AFFILIATE].map((name) => cookieOf(shop, name));
	if (!campaign && !awc && !affiliate) return null;
	if (!(await shop.records.read(shop))?.isAdsAccepted) return null;
	const known: Attribution | undefined = campaign ? parseAttribution(campaign) : undefined;
	const [click, partner] = [awcOf(query("awc", awc)), affiliateOf(query("afcust", affiliate))];
	return {
		...(known && { campaign: known }),
		...(click && { awc: click }),
		...(partner !== undefined && { affiliate: partner }),
	};
}

function query(name: string, value: string | undefined): URLSearchParams {
	return new URLSearchParams(value === undefined ? {} : { [name]: value });
}

function setCookie(shop: Shop, name: string, value: string, days: number): void {
	const secure = shop.baseUrl.startsWith("https:") ? "; Secure" : "";
	shop.visit.setCookie(`${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${days * DAY_SECONDS}${secure}`);
}

function cookieOf(shop: Shop, name: string): string | undefined {
	return new RegExp(`(?:^|;\\s*)${name}=([^;]{1,3000})`).exec(shop.visit.headers.get("cookie") ?? "")?.[1];
}

/** Tells two devices apart and names none. */
export function footprintOf(shop: Shop): string {
	const { headers } = shop.visit;
	const traits = [headers.get("user-agent"), headers.get("accept-language"), shop.clientAddress];
	return createHmac("sha256", shop.key("device-footprint")).update(traits.join("\n")).digest("hex").slice(0, 32);
}
