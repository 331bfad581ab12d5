import { variantsOf } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { CartLine } from "./cart.server.ts";
import { variantName } from "./variant-name.ts";
import { NEVER_APPROVED } from "./write-line.server.ts";

export type LineChanges = {
	/** Its design is another one than was put in. */
	readonly isRedrawn: boolean;
	/** To another line: as it is now nobody has put it in, so that there is nothing to put back. */
	readonly hasGivenWay: boolean;
	/** "L · 3 items": what was chosen besides, and is not in the cart. */
	readonly choice: string;
};

/** What is told of a line that was changed in the editor and not put in again; undefined: it was not. */
export async function lineChanges(shop: Shop, line: CartLine): Promise<LineChanges | undefined> {
	if (!line.isChanged) return undefined;
	const { articleId, chosenVariantId, chosenQuantity } = line;
	const { language, iso } = shop.locale;
	const variants = chosenVariantId === null ? undefined : (await variantsOf(shop, [articleId])).get(articleId);
	const chosen = variants?.find(({ id }) => id === chosenVariantId);
	const variant = chosen && { ...chosen, colorName: chosen.colorNames?.[language] ?? chosen.color };
	const t = textsOf(shop.locale).getFixedT(iso, "cart");
	const choice = [variant && variantName(variant), chosenQuantity !== null && t("goods", { count: chosenQuantity })];
	const hasGivenWay = line.approvedHash === NEVER_APPROVED;
	return {
		isRedrawn: !hasGivenWay && line.hash !== line.approvedHash,
		hasGivenWay,
		choice: choice.filter(Boolean).join(" · "),
	};
}
