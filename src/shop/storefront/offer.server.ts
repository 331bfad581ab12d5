import { formatDay } from "#core/day-display.ts";
import { dayIn } from "#core/delivery-date.ts";
import { formatPrice } from "#core/price-display.ts";
import { remember } from "#database/remember.ts";
import type { Article } from "#shop/catalog/catalog.server.ts";
import { shownBreaks, singlePrices } from "#shop/pricing/pricing.server.ts";
import { shippingOptions } from "#shop/shipping/shipping.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { Offer } from "./offer.tsx";

/** What an article costs and when it arrives: of the variant that costs least; nothing where none has a price. */
export async function offerOf(shop: Shop, article: Article): Promise<Offer | undefined> {
	const single = (await singlePrices(shop, [article.id])).get(article.id);
	const variant = article.variants.find(({ id }) => id === single?.variantId);
	if (!single || !variant) return undefined;
	const { iso } = shop.locale;
	const show = (price: typeof single.price) => formatPrice(price, iso, shop.site.pricesWithDecimals);
	const parcel = {
		country: shop.site.defaultCountry,
		weight: variant.weight,
		length: article.parcel?.length ?? 0,
		goods: single.price,
		productionDays: article.productionDays,
	};
	const key = `delivery ${shop.site.code} ${dayIn(shop.site.timeZone, shop.now)} ${variant.id}`;
	const [breaks, options] = await Promise.all([
		shownBreaks(shop, variant.id),
		remember(shop.db, key, () => shippingOptions(shop, parcel)),
	]);
	return {
		price: show(single.price),
		was: single.before && show(single.before),
		varies: single.varies,
		breaks: breaks.map((entry) => ({ from: entry.minimumQuantity, price: show(entry.price) })),
		arrivesBy: options[0] && formatDay(options[0].promisedOn, iso),
	};
}
