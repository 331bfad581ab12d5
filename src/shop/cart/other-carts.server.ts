import { and, asc, eq, ne, sql } from "drizzle-orm";
import { type Locale, sitesOf } from "#core/sites.ts";
import { cartLines } from "#database/schema.ts";
import { isOnHost } from "#shop/place-address.ts";
import type { Shop } from "#shop/shop.ts";

export type OtherCart = { readonly site: string; readonly locale: Locale; readonly pieces: number };

/**
 * The same visitor's carts on other country sites of the brand, each in their language where the site has it. A guest
 * is another one on another host.
 */
export async function otherCarts(shop: Shop): Promise<OtherCart[]> {
	const { db, owner, site, brand, locale, customer } = shop;
	if (!owner.id) return [];
	const rows = await db
		.select({ site: cartLines.site, pieces: sql<number>`sum(${cartLines.quantity})::int` })
		.from(cartLines)
		.where(and(eq(cartLines.ownerId, owner.id), ne(cartLines.site, site.code)))
		.groupBy(cartLines.site)
		.orderBy(asc(cartLines.site));
	return rows.flatMap(({ site: code, pieces }) => {
		const locales = sitesOf(brand.code).find((other) => other.code === code)?.locales ?? [];
		const shown = locales.find(({ language }) => language === locale.language) ?? locales[0];
		return shown && (customer || isOnHost(shop, shown)) ? [{ site: code, locale: shown, pieces }] : [];
	});
}
