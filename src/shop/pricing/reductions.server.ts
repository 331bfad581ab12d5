import { sql } from "drizzle-orm";
import type { Currency } from "#core/currencies.ts";
import { dayIn } from "#core/delivery-date.ts";
import { type Money, money } from "#core/money.ts";
import { remember } from "#database/remember.ts";
import type { Shop } from "#shop/shop.ts";

/** A lower price is told as a reduction for so long; then it is the price. */
const TOLD_DAYS = 30;
/** Directive 98/6/EC, article 6a: beside a reduction stands the lowest price of the 30 days before it began. */
const LOOKED_BACK_DAYS = 30;

/** `lowest`: what one piece cost at least before its price was lowered. */
export type Reduction = { readonly articleId: number; readonly lowest: Money };

/** By variant. */
export async function reductions(shop: Pick<Shop, "db" | "site" | "now">): Promise<ReadonlyMap<number, Reduction>> {
	const today = dayIn(shop.site.timeZone, shop.now);
	return remember(shop.db, `reductions ${shop.site.code} ${today}`, async () => {
		const { rows } = await shop.db.execute<{ id: number; article: number; lowest: number; currency: Currency }>(sql`
			select id, article, lowest, currency from (
				select v.id, v.article_id as article, now.currency, now.amount, least(
					(select amount from prices p where p.site = now.site and p.variant_id = now.variant_id and p.minimum_quantity = 1
						and p.valid_from <= now.valid_from - ${LOOKED_BACK_DAYS}::int order by p.valid_from desc limit 1),
					(select min(amount) from prices p where p.site = now.site and p.variant_id = now.variant_id and p.minimum_quantity = 1
						and p.valid_from > now.valid_from - ${LOOKED_BACK_DAYS}::int and p.valid_from < now.valid_from)) as lowest
				from (select distinct on (variant_id) * from prices
					where site = ${shop.site.code} and minimum_quantity = 1 and valid_from <= ${today}::date
					order by variant_id, valid_from desc) now
				join article_variants v on v.id = now.variant_id
				where now.valid_from > ${today}::date - ${TOLD_DAYS}::int
			) reduced where amount < lowest order by article, id`);
		return new Map(
			rows.map(({ id, article, lowest, currency }) => [id, { articleId: article, lowest: money(lowest, currency) }]),
		);
	});
}
