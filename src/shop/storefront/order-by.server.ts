import { dayIn } from "#core/delivery-date.ts";
import { daysUntil, nextOccasion } from "#core/occasion-day.ts";
import { remember } from "#database/remember.ts";
import { findArticle, listArticles, type Tag } from "#shop/catalog/catalog.server.ts";
import { singlePrices } from "#shop/pricing/pricing.server.ts";
import { optionsAmong, shippingRatesTo } from "#shop/shipping/shipping.server.ts";
import type { Shop } from "#shop/shop.ts";

/** How long before it people look for presents. */
const SEASON_DAYS = 45;

/** ISO dates: the last one on which whatever is ordered comes before the occasion, and the occasion's own. */
export type InTime = { orderBy: string; given: string };

/**
 * For an occasion that has the same day every year: by the slowest of the articles and the cheapest delivery.
 * Nothing before its season, and nothing once it is too late for one of them.
 */
export async function inTimeFor(shop: Shop, { givenOn }: Pick<Tag, "givenOn">): Promise<InTime | undefined> {
	if (!givenOn) return undefined;
	const today = dayIn(shop.site.timeZone, shop.now);
	const given = nextOccasion(givenOn, today);
	const days = daysUntil(given, today);
	if (days.length > SEASON_DAYS) return undefined;
	const orderBy = await remember(shop.db, `order by ${shop.site.code} ${today} ${given}`, () =>
		lastOf(shop, days, given),
	);
	return orderBy === undefined ? undefined : { orderBy, given };
}

async function lastOf(shop: Shop, days: readonly string[], given: string): Promise<string | undefined> {
	const ids = (await listArticles(shop)).map(({ id }) => id);
	const [rates, single, articles] = await Promise.all([
		shippingRatesTo(shop, shop.site.defaultCountry),
		singlePrices(shop, ids),
		Promise.all(ids.map((id) => findArticle(shop, id))),
	]);
	const parcels = articles.flatMap((article) => {
		const goods = article && single.get(article.id)?.price;
		if (!goods) return [];
		const weight = Math.max(...article.variants.map((variant) => variant.weight));
		return { weight, length: article.parcel?.length ?? 0, goods, productionDays: article.productionDays };
	});
	if (parcels.length === 0) return undefined;
	return days.findLast((day) => {
		const then = { site: shop.site, now: new Date(`${day}T12:00:00Z`) };
		return parcels.every((parcel) => (optionsAmong(rates, then, parcel)[0]?.promisedOn ?? given) < given);
	});
}
