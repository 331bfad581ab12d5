import { and, asc, eq, gte, sql } from "drizzle-orm";
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

/** What delivery to an address costs, cheapest first. Weight in grams. */
export async function shippingOptions(
	shop: Pick<Shop, "db" | "site" | "now">,
	parcel: { country: string; weight: number; goods: Money; productionDays: number },
): Promise<ShippingOption[]> {
	const query = prepared(shop.db, "shipping rates", (name) =>
		shop.db
			.selectDistinctOn([shippingRates.option])
			.from(shippingRates)
			.where(
				and(
					eq(shippingRates.site, sql.placeholder("site")),
					eq(shippingRates.country, sql.placeholder("country")),
					gte(shippingRates.maximumWeight, sql.placeholder("weight")),
				),
			)
			.orderBy(asc(shippingRates.option), asc(shippingRates.maximumWeight))
			.prepare(name),
	);
	const { country, weight } = parcel;
	const rows = await query.execute({ site: shop.site.code, country, weight });
	const today = dayIn(shop.site.timeZone, shop.now);
	return rows
		.map((row) => ({
			option: row.option,
			carrier: row.carrier,
			price: money(
				row.freeFrom !== null && parcel.goods.amount >= row.freeFrom ? 0 : row.amount,
				row.currency as Currency,
			),
			promisedOn: addWorkingDays(today, parcel.productionDays + row.transitDays),
		}))
		.sort((a, b) => a.price.amount - b.price.amount);
}
