import type { HeadFacts } from "#layouts/page-head.tsx";
import { placedHeadFacts, placesOf } from "#shop/search/head-facts.server.ts";
import type { Shop } from "#shop/shop.ts";
import { type Page, pathOfPage } from "./content.server.ts";

/** Texts differ by country too: each place has its own page for a purpose, or none. */
export async function pageHeadFacts(shop: Shop, page: Page): Promise<HeadFacts> {
	const paths = new Map<string, string | undefined>();
	for (const place of placesOf(shop.brand.code))
		paths.set(place.locale.code, await pathOfPage({ ...shop, ...place }, page));
	return placedHeadFacts(shop, page.to, ({ locale }) => paths.get(locale.code));
}
