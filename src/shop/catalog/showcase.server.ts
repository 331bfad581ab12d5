import type { Shop } from "#shop/shop.ts";
import { sidesOf, variantsOf } from "./catalog.server.ts";

/** The side and variant by which an article shows itself in lists: the first of each. */
export async function showcases(
	shop: Pick<Shop, "db">,
	articleIds: readonly number[],
): Promise<Map<number, { side: string; variantId: number }>> {
	if (!articleIds.length) return new Map();
	const ids = [...new Set(articleIds)];
	const [sides, variants] = await Promise.all([sidesOf(shop, ids), variantsOf(shop, ids)]);
	const shown = new Map<number, { side: string; variantId: number }>();
	for (const id of ids) {
		const side = sides.get(id)?.[0];
		const variant = variants.get(id)?.[0];
		if (side && variant) shown.set(id, { side: side.code, variantId: variant.id });
	}
	return shown;
}
