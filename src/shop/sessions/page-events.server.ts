import { inArray, lt } from "drizzle-orm";
import { isCrawler } from "#core/crawler.ts";
import { shortAddress } from "#core/short-address.ts";
import { pageEvents } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { extSessionId } from "./sessions.server.ts";

export type PageEvent = {
	readonly category: string;
	readonly name: string;
	readonly page: { readonly url: string; readonly path: string; readonly title: string; readonly referrer: string };
	readonly userAgent?: string | undefined;
	readonly platform?: string | undefined;
	readonly mobile?: boolean | undefined;
};

/** Fourteen months, as analytics tools keep theirs. */
const KEPT_MILLISECONDS = 425 * 86_400_000;
const SWEPT_AT_ONCE = 20;

/** Kept only while the visitor accepts analytics, and never for crawlers. The address is the one that we see. */
export async function keepPageEvent(shop: Shop, event: PageEvent, userAgent: string): Promise<void> {
	if (isCrawler(userAgent) || !(await shop.records.read(shop))?.isAnalyticsAccepted) return;
	await shop.db.insert(pageEvents).values({
		at: shop.now,
		apiClient: extSessionId(shop),
		site: shop.site.code,
		locale: shop.locale.code,
		category: event.category,
		name: event.name,
		...event.page,
		userAgent: event.userAgent ?? userAgent.slice(0, 500),
		ip: shortAddress(shop.clientAddress),
		platform: event.platform ?? "",
		mobile: event.mobile ?? false,
	});
	const old = shop.db
		.select({ id: pageEvents.id })
		.from(pageEvents)
		.where(lt(pageEvents.at, new Date(shop.now.getTime() - KEPT_MILLISECONDS)))
		.limit(SWEPT_AT_ONCE)
		.for("update", { skipLocked: true });
	await shop.db.delete(pageEvents).where(inArray(pageEvents.id, old));
}
