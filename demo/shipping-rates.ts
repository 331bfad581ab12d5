import { CURRENCY_DIGITS, type Currency } from "#core/currencies.ts";
import { SITES } from "#core/sites.ts";
import type { shippingRates } from "#database/schema.ts";

type Rate = typeof shippingRates.$inferInsert;
type RatePrices = { readonly standard: number; readonly express: number; readonly freeFrom: number };

/** Grams. */
const HEAVIEST_LIGHT_PARCEL = 5000;
const HEAVIEST_PARCEL = 30_000;
/** Millimetres of one side: what lockers and pick-up points take, and what drivers take. */
const LONGEST_STANDARD = 1200;
const LONGEST_EXPRESS = 1500;

/** Gross minor units. Standard travels free from a sum on, express never. */
const PRICES: Readonly<Record<Currency, RatePrices>> = {
	EUR: { standard: 450, express: 895, freeFrom: 5000 },
	GBP: { standard: 395, express: 895, freeFrom: 4500 },
	CHF: { standard: 690, express: 1290, freeFrom: 7000 },
	DKK: { standard: 3900, express: 7900, freeFrom: 39900 },
	PLN: { standard: 1490, express: 2990, freeFrom: 19900 },
	CZK: { standard: 9900, express: 19900, freeFrom: 119900 },
	SEK: { standard: 4900, express: 9900, freeFrom: 49900 },
};

/** A site's first carrier brings the standard parcel, its last one the express. */
export const demoShippingRates: readonly Rate[] = SITES.flatMap((site) =>
	site.deliveryCountries.flatMap((country) => rates(site.code, country, site.currency, site.carriers)),
);

function rates(site: string, country: string, currency: Currency, carriers: readonly Rate["carrier"][]): Rate[] {
	const prices = PRICES[currency];
	const common = { site, country, currency };
	const heavySurcharge = prices.standard + 10 ** CURRENCY_DIGITS[currency];
	return [HEAVIEST_LIGHT_PARCEL, HEAVIEST_PARCEL].flatMap((maximumWeight, index) => [
		{
			...common,
			option: "standard" as const,
			carrier: carriers.at(0)!,
			maximumWeight,
			maximumLength: LONGEST_STANDARD,
			amount: prices.standard + index * heavySurcharge,
			freeFrom: prices.freeFrom,
			transitDays: 3,
		},
		{
			...common,
			option: "express" as const,
			carrier: carriers.at(-1)!,
			maximumWeight,
			maximumLength: LONGEST_EXPRESS,
			amount: prices.express + index * heavySurcharge,
			freeFrom: null,
			transitDays: 1,
		},
	]);
}
