import type { Article } from "#shop/catalog/catalog.server.ts";
import { pricesOf } from "#shop/pricing/pricing.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { ColorLink } from "#ui/color-links.tsx";

type Variant = Article["variants"][number];

/** The colours that are sold, where there are several to choose from; each leads to where its first variant is shown. */
export async function colorLinks(
	shop: Pick<Shop, "db" | "site" | "now" | "locale">,
	{ variants }: Pick<Article, "variants">,
	shown: Variant | undefined,
	addressOf: (variantId: number) => string,
): Promise<readonly ColorLink[] | undefined> {
	const prices = await pricesOf(
		shop,
		variants.map(({ id }) => id),
	);
	const byHex = new Map<string, ColorLink>();
	for (const { id, color, colorValue, colorNames } of variants) {
		if (!color || !colorValue || !prices.has(id) || byHex.has(colorValue)) continue;
		const name = colorNames?.[shop.locale.language] ?? color;
		const current = colorValue === shown?.colorValue;
		byHex.set(colorValue, { name, hex: colorValue, to: addressOf(id), current });
	}
	return byHex.size > 1 ? [...byHex.values()] : undefined;
}
