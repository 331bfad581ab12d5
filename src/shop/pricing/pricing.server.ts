import { and, asc, desc, eq, inArray, lte } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import { type Currency, type Money, money } from "#core/money.ts";
import type { PriceBreak } from "#core/volume-price.ts";
import { articleVariants, prices } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

type Reader = Pick<Shop, "db" | "site" | "now">;

/** Volume breaks of each variant on this site today, the newest row of each break. */
export async function pricesOf(shop: Reader, variantIds: readonly number[]): Promise<Map<number, PriceBreak[]>> {
	const rows = await shop.db
		.selectDistinctOn([prices.variantId, prices.minimumQuantity])
		.from(prices)
		.where(
			and(
				eq(prices.site, shop.site.code),
				inArray(prices.variantId, [...variantIds]),
				lte(prices.validFrom, dayIn(shop.site.timeZone, shop.now)),
			),
		)
		.orderBy(asc(prices.variantId), asc(prices.minimumQuantity), desc(prices.validFrom));
	const breaks = new Map<number, PriceBreak[]>();
	for (const row of rows) {
		const list = breaks.get(row.variantId) ?? [];
		list.push({ minimumQuantity: row.minimumQuantity, price: money(row.amount, row.currency as Currency) });
		breaks.set(row.variantId, list);
	}
	return breaks;
}

/** The lowest single price of each article: "from" in lists. */
export async function lowestPrices(shop: Reader, articleIds: readonly number[]): Promise<Map<number, Money>> {
	if (!articleIds.length) return new Map();
	const variants = await shop.db
		.select({ id: articleVariants.id, articleId: articleVariants.articleId })
		.from(articleVariants)
		.where(inArray(articleVariants.articleId, [...articleIds]));
	const breaks = await pricesOf(
		shop,
		variants.map((variant) => variant.id),
	);
	const lowest = new Map<number, Money>();
	for (const variant of variants) {
		const single = breaks.get(variant.id)?.[0]?.price;
		const known = lowest.get(variant.articleId);
		if (single && (!known || single.amount < known.amount)) lowest.set(variant.articleId, single);
	}
	return lowest;
}
