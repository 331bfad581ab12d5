import type { shippingRates } from "#database/schema.ts";

type Rate = typeof shippingRates.$inferInsert;

/** Grams and minor units. */
const HEAVIEST_LIGHT_PARCEL = 5000;
const HEAVIEST_PARCEL = 30_000;
const HEAVY_SURCHARGE = 600;

/** Gross minor units. Standard travels free from a sum on, express never. */
export const demoShippingRates: readonly Rate[] = [
	...rates(
		"GB",
		"GB",
		"GBP",
		{ standard: "DHL_PARCEL", express: "UPS" },
		{ standard: 395, express: 895, freeFrom: 4500 },
	),
	...rates(
		"ES",
		"ES",
		"EUR",
		{ standard: "CORREOS", express: "CHRONOEXPRESS" },
		{ standard: 450, express: 895, freeFrom: 5000 },
	),
	...rates("IE", "IE", "EUR", { standard: "GLS", express: "UPS" }, { standard: 550, express: 1195, freeFrom: 6000 }),
];

function rates(
	site: string,
	country: string,
	currency: string,
	carriers: { standard: Rate["carrier"]; express: Rate["carrier"] },
	prices: { standard: number; express: number; freeFrom: number },
): Rate[] {
	const common = { site, country, currency };
	return [HEAVIEST_LIGHT_PARCEL, HEAVIEST_PARCEL].flatMap((maximumWeight, index) => [
		{
			...common,
			option: "standard" as const,
			carrier: carriers.standard,
			maximumWeight,
			amount: prices.standard + index * HEAVY_SURCHARGE,
			freeFrom: prices.freeFrom,
			transitDays: 3,
		},
		{
			...common,
			option: "express" as const,
			carrier: carriers.express,
			maximumWeight,
			amount: prices.express + index * HEAVY_SURCHARGE,
			freeFrom: null,
			transitDays: 1,
		},
	]);
}
