import { and, asc, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Currency } from "#core/currencies.ts";
import { dayIn } from "#core/delivery-date.ts";
import { type Money, money } from "#core/money.ts";
import type { PriceBreak } from "#core/volume-price.ts";
import { prepared } from "#database/prepared.ts";
import { remember } from "#database/remember.ts";
import { prices } from "#database/schema.ts";
import { variantsOf } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";
import { reductions } from "./reductions.server.ts";

type BreakRow = { minimumQuantity: number; amount: number; currency: Currency };
type Reader = Pick<Shop, "db" | "site" | "now">;

/** Volume breaks of each variant on this site today, the newest row of each break. */
export async function pricesOf(shop: Reader, variantIds: readonly number[]): Promise<Map<number, PriceBreak[]>> {
	const query = prepared(shop.db, "prices", (name) => priceQuery(shop).prepare(name));
	const rows = await query.execute({ site: shop.site.code, variantIds, today: dayIn(shop.site.timeZone, shop.now) });
	const breaks = new Map<number, PriceBreak[]>();
	for (const row of rows) {
		const list = breaks.get(row.variantId) ?? [];
		list.push({ minimumQuantity: row.minimumQuantity, price: money(row.amount, row.currency as Currency) });
		breaks.set(row.variantId, list);
	}
	return breaks;
}

/** What the catalog shows of one variant, where it may be seconds old; cart and checkout ask afresh. */
export async function shownBreaks(shop: Reader, variantId: number): Promise<readonly PriceBreak[]> {
	const today = dayIn(shop.site.timeZone, shop.now);
	return remember(
		shop.db,
		`breaks ${shop.site.code} ${today} ${variantId}`,
		async () => (await pricesOf(shop, [variantId])).get(variantId) ?? [],
	);
}

/**
 * Within another area's query: a variant's breaks on the site `:site` on the day `:today`, to be read by `readBreaks`.
 */
export function breaksOf(variantId: AnyPgColumn): SQL<BreakRow[]> {
	return sql`(select coalesce(jsonb_agg(to_jsonb(today) order by "minimumQuantity"), '[]') from (
		select distinct on (minimum_quantity) minimum_quantity as "minimumQuantity", amount, currency
		from prices where ${validFor(variantId)} order by minimum_quantity, valid_from desc
	) today)`;
}

export function readBreaks(rows: readonly BreakRow[]): PriceBreak[] {
	return rows.map(({ minimumQuantity, amount, currency }) => ({ minimumQuantity, price: money(amount, currency) }));
}

/** The same, where it only matters whether there is one. */
export function hasPrice(variantId: AnyPgColumn): SQL<boolean> {
	return sql`exists (select from prices where ${validFor(variantId)})`;
}

function validFor(variantId: AnyPgColumn): SQL {
	const [site, today] = [sql.placeholder("site"), sql.placeholder("today")];
	return sql`site = ${site} and variant_id = ${variantId} and valid_from <= ${today}::date`;
}

/**
 * What one piece of an article costs: of the variant that costs least, and whether others cost more.
 * `before`: where this price is a reduction, the lowest of the thirty days before it.
 */
export type SinglePrice = { variantId: number; price: Money; varies: boolean; before?: Money | undefined };

/** For each article, where it may be seconds old. */
export async function singlePrices(shop: Reader, articleIds: readonly number[]): Promise<Map<number, SinglePrice>> {
	if (!articleIds.length) return new Map();
	const today = dayIn(shop.site.timeZone, shop.now);
	return remember(shop.db, `single prices ${shop.site.code} ${today} ${articleIds}`, () =>
		readSinglePrices(shop, articleIds),
	);
}

async function readSinglePrices(shop: Reader, articleIds: readonly number[]): Promise<Map<number, SinglePrice>> {
	const variants = [...(await variantsOf(shop, articleIds)).values()].flat();
	const ids = variants.map((variant) => variant.id);
	const [breaks, reduced] = await Promise.all([pricesOf(shop, ids), reductions(shop)]);
	const singles = new Map<number, SinglePrice>();
	for (const { id: variantId, articleId } of variants) {
		const price = breaks.get(variantId)?.[0]?.price;
		if (!price) continue;
		const known = singles.get(articleId);
		const varies = known !== undefined && (known.varies || known.price.amount !== price.amount);
		const before = reduced.get(variantId)?.lowest;
		const cheapest = known && known.price.amount <= price.amount ? known : { variantId, price, before };
		singles.set(articleId, { ...cheapest, varies });
	}
	return singles;
}

function priceQuery(shop: Pick<Shop, "db">) {
	return shop.db
		.selectDistinctOn([prices.variantId, prices.minimumQuantity])
		.from(prices)
		.where(
			and(
				eq(prices.site, sql.placeholder("site")),
				sql`${prices.variantId} = any(${sql.placeholder("variantIds")})`,
				lte(prices.validFrom, sql.placeholder("today")),
			),
		)
		.orderBy(asc(prices.variantId), asc(prices.minimumQuantity), desc(prices.validFrom));
}
