import { formatDay } from "#core/day-display.ts";
import { formatPrice } from "#core/price-display.ts";
import { visitorsCountry } from "#shop/shipping/delivery-country.server.ts";
import { missingToFree, optionsAmong, shippingRatesTo } from "#shop/shipping/shipping.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { Cart } from "./cart.server.ts";

export type CartDelivery = {
	/** Of the standard delivery, if some sum makes it free; `missing`: what the cart lacks for it, as shown. */
	free: { missing: string | undefined } | undefined;
	/** The day by the cheapest delivery, as shown. */
	arrivesBy: string | undefined;
};

export async function cartDelivery(shop: Shop, cart: Cart): Promise<CartDelivery | undefined> {
	if (cart.lines.length === 0) return undefined;
	const rates = await shippingRatesTo(shop, await visitorsCountry(shop));
	const missing = missingToFree(rates, cart);
	const shown = missing && formatPrice(missing, shop.locale.iso, shop.site.pricesWithDecimals);
	const [cheapest] = optionsAmong(rates, shop, cart);
	return {
		free: missing && { missing: missing.amount > 0 ? shown : undefined },
		arrivesBy: cheapest && formatDay(cheapest.promisedOn, shop.locale.iso),
	};
}
