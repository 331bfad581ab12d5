import type { Currency } from "#core/currencies.ts";
import { money } from "#core/money.ts";
import { formatDecimal } from "#core/number-display.ts";
import { formatPrice } from "#core/price-display.ts";
import { regionName } from "#core/region-name.ts";
import type { Millimetres } from "#core/units.ts";
import type { Shop } from "#shop/shop.ts";
import { visitorsCountry } from "./delivery-country.server.ts";
import { deliveryPrice } from "./delivery-price.server.ts";
import { type Rate, ratesCarrying, type ShippingOption, shippingRatesTo } from "./shipping.server.ts";

/**
 * What delivery to one country costs, as the visitor reads it: a column for each option, a row for each weight, and for each
 * length where that costs more.
 */
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
				longest: Number.isFinite(longest) ? centimetres(longest, iso) : undefined,
			};
		}),
		weights: ascending(rates.map(({ maximumWeight }) => maximumWeight)).flatMap((weight) => {
			const rows = rowsFor(rates, weight);
			return rows.map(({ longest, carrying }) => {
				const long = rows.length > 1 && Number.isFinite(longest) ? [centimetres(longest, iso)] : [];
				return {
					upTo: [`${formatDecimal(weight / 1000, iso)}\u00a0kg`, ...long].join(" · "),
					prices: options.map((option) => {
						const rate = carrying.get(option);
						return rate && priceIn(rate, shop);
					}),
				};
			});
		}),
	};
}

type CostRow = { readonly longest: Millimetres; readonly carrying: ReadonlyMap<Rate["option"], Rate> };

/** What a parcel of so many grams costs, the shortest first; an option that carries nothing longer costs what it did. */
function rowsFor(rates: readonly Rate[], weight: number): readonly CostRow[] {
	const lengths = ascending(rates.map(({ maximumLength }) => maximumLength ?? Number.POSITIVE_INFINITY));
	const rows: CostRow[] = [];
	for (const longest of lengths) {
		const carrying = new Map(ratesCarrying(rates, { weight, length: longest }).map((rate) => [rate.option, rate]));
		if (carrying.size === 0) break;
		const last = rows.at(-1);
		const isSame = carrying.values().every((rate) => {
			const shorter = last?.carrying.get(rate.option) ?? rate;
			return shorter.amount === rate.amount && shorter.freeFrom === rate.freeFrom;
		});
		if (last && isSame) rows.pop();
		rows.push({ longest, carrying: new Map([...carrying, ...(isSame && last ? last.carrying : [])]) });
	}
	return rows;
}

function centimetres(millimetres: number, iso: string): string {
	return `${formatDecimal(millimetres / 10, iso)}\u00a0cm`;
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
