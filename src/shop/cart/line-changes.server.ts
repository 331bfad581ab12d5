import { variantsOf } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { CartLine } from "./cart.server.ts";
import { variantName } from "./variant-name.ts";

export type LineChanges = {
	/** Its design is another one. */
	readonly isRedrawn: boolean;
	/** "L · 3 items": what was chosen besides, and is not in the cart. */
	readonly choice: string;
};

/** What is told of a line that was changed in the editor and not put in again; undefined: it was not. */
export async function lineChanges(shop: Shop, line: CartLine): Promise<LineChanges | undefined> {
	if (!line.isChanged) return undefined;
	const { articleId, chosenVariantId, quantity } = line;
	const chosenQuantity = line.chosenQuantity === quantity ? null : line.chosenQuantity;
	const { language, iso } = shop.locale;
	const variants = chosenVariantId === null ? undefined : (await variantsOf(shop, [articleId])).get(articleId);
	const variant = variants?.find(({ id }) => id === chosenVariantId);
	const t = textsOf(shop.locale).getFixedT(iso, "cart");
	const choice = [
		variant && variantName({ ...variant, colorName: variant.colorNames?.[language] ?? variant.color }),
		chosenQuantity !== null && t("goods", { count: chosenQuantity }),
	];
	return { isRedrawn: line.hash !== line.approvedHash, choice: choice.filter(Boolean).join(" · ") };
}
