import { formatPrice } from "#core/price-display.ts";
import { visitorsCountry } from "#shop/shipping/delivery-country.server.ts";
import { missingToFree, shippingRatesTo } from "#shop/shipping/shipping.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { Cart } from "./cart.server.ts";

export type FreeDelivery = {
	/** What the cart lacks for it, as shown; undefined: nothing. */
	missing: string | undefined;
};

/** Whether the standard delivery is free, or from which sum on; nothing where no sum makes it free. */
export async function freeDelivery(shop: Shop, cart: Cart): Promise<FreeDelivery | undefined> {
	if (cart.lines.length === 0) return undefined;
	const missing = missingToFree(await shippingRatesTo(shop, await visitorsCountry(shop)), cart);
	if (!missing) return undefined;
	const shown = formatPrice(missing, shop.locale.iso, shop.site.pricesWithDecimals);
	return { missing: missing.amount > 0 ? shown : undefined };
}
