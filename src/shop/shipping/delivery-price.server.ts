import type { Money } from "#core/money.ts";
import { formatPrice } from "#core/price-display.ts";
import type { Site } from "#core/sites.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";

/** What delivery costs, in one word where it costs nothing: the same on every page and in every mail. */
export function deliveryPrice(
	price: Money,
	{ site, locale }: Pick<Shop, "locale"> & { readonly site: Pick<Site, "pricesWithDecimals"> },
): string {
	if (price.amount === 0) return textsOf(locale).getFixedT(locale.iso, "general")("price.free");
	return formatPrice(price, locale.iso, site.pricesWithDecimals);
}
