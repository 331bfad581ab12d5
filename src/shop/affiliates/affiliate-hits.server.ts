import { eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { shortAddress } from "#core/short-address.ts";
import { affiliateHits, customers } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

export type AffiliateHit = {
	readonly customerId: number;
	readonly deviceFootprint: string;
	readonly domain: string;
	readonly url: string;
	readonly ip: string;
	readonly campaign?: string | undefined;
};

/** A visit through an affiliate's link. */
export async function recordHit(
	shop: Pick<Workshop, "db" | "now">,
	hit: AffiliateHit,
): Promise<Outcome<null, "unknown_affiliate">> {
	const [affiliate] = await shop.db
		.select({ id: customers.id })
		.from(customers)
		.where(eq(customers.id, hit.customerId));
	if (!affiliate) return refused("unknown_affiliate");
	await shop.db.insert(affiliateHits).values({ ...hit, at: shop.now, ip: shortAddress(hit.ip) });
	return accepted(null);
}
