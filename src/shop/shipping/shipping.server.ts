import { and, asc, eq, sql } from "drizzle-orm";
import type { Currency } from "#core/currencies.ts";
import type { Carrier } from "#core/delivery.ts";
import { addWorkingDays, dayIn } from "#core/delivery-date.ts";
import { type Money, money } from "#core/money.ts";
import { prepared } from "#database/prepared.ts";
import { shippingRates } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

export type ShippingOption = {
	option: "standard" | "express";
	carrier: Carrier;
	price: Money;
	/** ISO date by which the parcel arrives. */
	promisedOn: string;
};

export type Rate = typeof shippingRates.$inferSelect;
type Parcel = {
	/** Grams of all pieces. */
	weight: number;
	/** Millimetres of the longest packed piece; 0: nobody has measured one. */
	length: number;
	goods: Money;
	productionDays: number;
};

/** What delivery to an address costs, cheapest first. */
export async function shippingOptions(
	shop: Pick<Shop, "db" | "site" | "now">,
	parcel: Parcel & { country: string },
): Promise<ShippingOption[]> {
	return optionsAmong(await shippingRatesTo(shop, parcel.country), shop, parcel);
}

/** All rates of the site to a country, whatever the weight: nothing of the parcel need be known yet. */
export async function shippingRatesTo(shop: Pick<Shop, "db" | "site">, country: string): Promise<readonly Rate[]> {
	const query = prepared(shop.db, "shipping rates", (name) =>
		shop.db
			.select()
			.from(shippingRates)
			.where(
				and(eq(shippingRates.site, sql.placeholder("site")), eq(shippingRates.country, sql.placeholder("country"))),
			)
			.orderBy(asc(shippingRates.option), asc(shippingRates.maximumWeight))
			.prepare(name),
	);
	return query.execute({ site: shop.site.code, country });
}

/** In each way that carries the parcel, cheapest first. */
export function optionsAmong(
	rates: readonly Rate[],
	shop: Pick<Shop, "site" | "now">,
	{ goods, productionDays, ...parcel }: Parcel,
): ShippingOption[] {
	const today = dayIn(shop.site.timeZone, shop.now);
	return ratesCarrying(rates, parcel)
		.map((rate) => ({
			option: rate.option,
			carrier: rate.carrier,
			price: priceOf(rate, goods),
			promisedOn: addWorkingDays(today, productionDays + rate.transitDays),
		}))
		.sort((a, b) => a.price.amount - b.price.amount);
}

/** Of each option the lightest rate that carries the parcel. */
export function ratesCarrying(
	rates: readonly Rate[],
	{ weight, length }: Pick<Parcel, "weight" | "length">,
): readonly Rate[] {
	const carrying = rates.filter(
		({ maximumWeight, maximumLength }) => maximumWeight >= weight && (maximumLength ?? length) >= length,
	);
	return carrying.filter(({ option }, index) => carrying.findIndex((rate) => rate.option === option) === index);
}

/** What the goods lack for a free standard delivery; undefined: no sum makes it free, or it does not carry the parcel. */
export function missingToFree(
	rates: readonly Rate[],
	{ goods, ...parcel }: Omit<Parcel, "productionDays">,
): Money | undefined {
	const rate = ratesCarrying(rates, parcel).find(({ option }) => option === "standard");
	if (!rate) return undefined;
	if (priceOf(rate, goods).amount === 0) return money(0, goods.currency);
	return rate.freeFrom === null ? undefined : money(rate.freeFrom - goods.amount, goods.currency);
}

function priceOf({ amount, freeFrom, currency }: Rate, goods: Money): Money {
	return money(freeFrom !== null && goods.amount >= freeFrom ? 0 : amount, currency as Currency);
}
