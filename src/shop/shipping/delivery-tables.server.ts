import type { Currency } from "#core/currencies.ts";
import { money } from "#core/money.ts";
import { formatDecimal } from "#core/number-display.ts";
import { formatPrice } from "#core/price-display.ts";
import { regionName } from "#core/region-name.ts";
import type { Shop } from "#shop/shop.ts";
import { visitorsCountry } from "./delivery-country.server.ts";
import { deliveryPrice } from "./delivery-price.server.ts";
import { type Rate, ratesCarrying, type ShippingOption, shippingRatesTo } from "./shipping.server.ts";

/** What delivery to one country costs, as the visitor reads it: a column for each option, a row for each weight. */
export type DeliveryTable = {
	country: string;
	options: readonly {
		option: ShippingOption["option"];
		/** Working days after printing; they differ where heavier parcels take longer. */
		days: { readonly least: number; readonly most: number };
		/** undefined: however long. */
		longest: string | undefined;
	}[];
	/** `prices`: in the order of the options; undefined: that one does not carry so much. */
	weights: readonly {
		upTo: string;
		prices: readonly ({ price: string; freeFrom: string | undefined } | undefined)[];
	}[];
};

/** Of each country that the site delivers to, the visitor's first. */
export async function deliveryTables(
	shop: Pick<Shop, "db" | "owner" | "site" | "locale">,
): Promise<readonly DeliveryTable[]> {
	const { deliveryCountries, defaultCountry } = shop.site;
	const inOrder = new Set([await visitorsCountry(shop), defaultCountry, ...deliveryCountries]);
	const countries = [...inOrder].filter((country) => deliveryCountries.includes(country));
	const rates = await Promise.all(countries.map((country) => shippingRatesTo(shop, country)));
	return countries.flatMap((country, index) => {
		const own = rates[index] ?? [];
		return own.length ? [{ country: regionName(country, shop.locale.iso), ...tableOf(own, shop) }] : [];
	});
}

function tableOf(rates: readonly Rate[], shop: Pick<Shop, "site" | "locale">): Omit<DeliveryTable, "country"> {
	const { iso } = shop.locale;
	const options = ratesCarrying(rates, { weight: 0, length: 0 })
		.toSorted((one, other) => one.amount - other.amount)
		.map(({ option }) => option);
	return {
		options: options.map((option) => {
			const own = rates.filter((rate) => rate.option === option);
			const days = own.map(({ transitDays }) => transitDays);
			const longest = Math.max(...own.map(({ maximumLength }) => maximumLength ?? Number.POSITIVE_INFINITY));
			return {
				option,
				days: { least: Math.min(...days), most: Math.max(...days) },
				longest: Number.isFinite(longest) ? `${formatDecimal(longest / 10, iso)}\u00a0cm` : undefined,
			};
		}),
		weights: ascending(rates.map(({ maximumWeight }) => maximumWeight)).map((weight) => {
			const carrying = ratesCarrying(rates, { weight, length: 0 });
			return {
				upTo: `${formatDecimal(weight / 1000, iso)}\u00a0kg`,
				prices: options.map((option) => {
					const rate = carrying.find((each) => each.option === option);
					return rate && priceIn(rate, shop);
				}),
			};
		}),
	};
}

function priceIn({ amount, freeFrom, currency }: Rate, shop: Pick<Shop, "site" | "locale">) {
	const inCurrency = (sum: number) => money(sum, currency as Currency);
	return {
		price: deliveryPrice(inCurrency(amount), shop),
		freeFrom:
			amount === 0 || freeFrom === null
				? undefined
				: formatPrice(inCurrency(freeFrom), shop.locale.iso, shop.site.pricesWithDecimals),
	};
}

function ascending(numbers: readonly number[]): number[] {
	return [...new Set(numbers)].sort((one, other) => one - other);
}
