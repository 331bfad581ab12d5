import type { Shop } from "#shop/shop.ts";
import type { ColorName } from "#ui/color-names.tsx";
import { variantsOf } from "./catalog.server.ts";

/** The colours of each article that there are several to choose from of, in the visitor's language. */
export async function articleColors(
	shop: Pick<Shop, "db" | "locale">,
	articleIds: readonly number[],
): Promise<Map<number, ColorName[]>> {
	const variants = await variantsOf(shop, [...new Set(articleIds)]);
	const colors = new Map<number, ColorName[]>();
	for (const [id, each] of variants) {
		const byHex = new Map<string, ColorName>();
		for (const { color, colorValue, colorNames } of each)
			if (color && colorValue)
				byHex.set(colorValue, { name: colorNames?.[shop.locale.language] ?? color, hex: colorValue });
		if (byHex.size > 1) colors.set(id, [...byHex.values()]);
	}
	return colors;
}
