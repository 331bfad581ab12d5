import { and, eq, sql } from "drizzle-orm";
import { type CountryCode, isCountryCode } from "#core/countries.ts";
import type { Site } from "#core/sites.ts";
import { prepared } from "#database/prepared.ts";
import { checkouts } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

/** Where an order goes: where the checkout was told, else to the site's own country. */
export function deliveryCountry({ defaultCountry }: Site, chosen: string | null | undefined): CountryCode {
	return chosen && isCountryCode(chosen) ? chosen : defaultCountry;
}

/** For pages outside the checkout. */
export async function visitorsCountry(shop: Pick<Shop, "db" | "owner" | "site">): Promise<CountryCode> {
	if (!shop.owner.id) return shop.site.defaultCountry;
	const query = prepared(shop.db, "chosen country", (name) =>
		shop.db
			.select({ country: checkouts.country })
			.from(checkouts)
			.where(and(eq(checkouts.ownerId, sql.placeholder("ownerId")), eq(checkouts.site, sql.placeholder("site"))))
			.prepare(name),
	);
	const [found] = await query.execute({ ownerId: shop.owner.id, site: shop.site.code });
	return deliveryCountry(shop.site, found?.country);
}
