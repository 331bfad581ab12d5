import { and, count, eq, gte, ne, sql } from "drizzle-orm";
import { regionName } from "#core/region-name.ts";
import { sitesOf } from "#core/sites.ts";
import { affiliateHits, orders } from "#database/schema.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

/** What a partner's link may lead to, by its name in the form's address: `tag-101`; first the home page. */
export type LinkTarget = { readonly key: string; readonly title: string | undefined };
export type AffiliateLink = { readonly place: string; readonly href: string; readonly current: boolean };

type Affiliate = Pick<SignedInCustomer, "id">;
type Kind = "tag" | "article" | "design";

/** Pages that stand in every language under the same path. */
const FIXED = { home: "", offers: "/offers" } as const;
const MOST_OF_A_KIND = 100;
const DAYS = 30;
const CANCELED = 10;

/** Home, offers, themes, articles, and the partner's own designs. */
export async function linkTargets({ db, locale }: Shop, { id }: Affiliate): Promise<LinkTarget[]> {
	const { rows } = await db.execute<{ kind: Kind; item: number; title: string }>(
		sql`select kind, item, title from (
				select kind, item_id as item, title, row_number() over (partition by kind order by popularity desc, item_id) as position
				from search_documents
				where language = ${locale.language} and (kind in ('tag', 'article')
					or (kind = 'design' and item_id in (select id from designs where owner_id = ${id})))) listed
			where position <= ${MOST_OF_A_KIND} order by array_position(array['tag', 'article', 'design'], kind), position`,
	);
	const own = rows.map(({ kind, item, title }) => ({ key: `${kind}-${item}`, title }));
	return [...Object.keys(FIXED).map((key) => ({ key, title: undefined })), ...own];
}

/** The partner's link to a page in each country and language of the brand that has it; the visitor's own place first. */
export async function affiliateLinks(shop: Shop, { id }: Affiliate, target: string): Promise<AffiliateLink[]> {
	const { brand, locale, addressOf } = shop;
	const paths = await pathsOf(shop, target);
	const links = sitesOf(brand.code).flatMap((site) =>
		site.locales.flatMap((other) => {
			const path = paths(other.language);
			if (path === undefined) return [];
			const href = `${addressOf(brand.code, other)}${path}?afcust=${id}`;
			const place = `${regionName(site.code, locale.iso)} · ${other.displayName}`;
			return [{ place, href, current: other.code === locale.code }];
		}),
	);
	return links.toSorted((one, other) => Number(other.current) - Number(one.current));
}

async function pathsOf({ db }: Pick<Shop, "db">, target: string): Promise<(language: string) => string | undefined> {
	if (target === "home" || target === "offers") return () => FIXED[target];
	const [kind = "", item = ""] = target.split("-");
	const { rows } = await db.execute<{ language: string; path: string }>(
		sql`select language, path from search_documents where kind = ${kind} and item_id = ${Number(item)}`,
	);
	const known = new Map(rows.map(({ language, path }) => [language, path]));
	return (language) => known.get(language);
}

/** Visits through the partner's links and orders that came of them, of the last thirty days. */
export async function affiliateNumbers({ db, now }: Pick<Shop, "db" | "now">, { id }: Affiliate) {
	const since = new Date(now.getTime() - DAYS * 86_400_000);
	const { source, placedAt, status } = orders;
	const isTheirs = sql`${source} ? 'affiliate' and ${source} ->> 'affiliate' = ${String(id)}`;
	const [[hits], [brought]] = await Promise.all([
		db
			.select({ count: count() })
			.from(affiliateHits)
			.where(and(eq(affiliateHits.customerId, id), gte(affiliateHits.at, since))),
		db
			.select({ count: count() })
			.from(orders)
			.where(and(isTheirs, gte(placedAt, since), ne(status, CANCELED))),
	]);
	return { hits: hits?.count ?? 0, orders: brought?.count ?? 0 };
}
