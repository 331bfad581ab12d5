import type { Currency } from "#core/currencies.ts";
import { money } from "#core/money.ts";
import { formatPrice } from "#core/price-display.ts";
import { siteByCode } from "#core/sites.ts";
import { deliveryPrice } from "#shop/shipping/delivery-price.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { Order } from "./orders.server.ts";

/** An order's amounts in the reader's language, but with the digits of the site that sold it: no other may round them. */
export function orderPrices({ site, currency }: Pick<Order, "site" | "currency">, { locale }: Pick<Shop, "locale">) {
	const sold = { locale, site: { pricesWithDecimals: siteByCode(site)?.pricesWithDecimals ?? true } };
	const inCurrency = (amount: number) => money(amount, currency as Currency);
	return {
		price: (amount: number) => formatPrice(inCurrency(amount), locale.iso, sold.site.pricesWithDecimals),
		delivery: (amount: number) => deliveryPrice(inCurrency(amount), sold),
	};
}
