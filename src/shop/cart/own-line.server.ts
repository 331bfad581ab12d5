import { and, eq } from "drizzle-orm";
import { cartLines } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";

/** The visitor's, on this site. */
export function ownLine(shop: Pick<Shop, "owner" | "site">, lineId: string) {
	return and(eq(cartLines.id, lineId), eq(cartLines.ownerId, shop.owner.id ?? ""), eq(cartLines.site, shop.site.code));
}
