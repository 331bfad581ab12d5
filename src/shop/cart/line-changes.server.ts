import { variantsOf } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { CartLine } from "./cart.server.ts";
import { variantName } from "./variant-name.ts";
import { NEVER_APPROVED } from "./write-line.server.ts";

export type LineChanges = {
	/** It is another one than was put in: its design, or what it gave way as. */
	readonly isRedrawn: boolean;
	/** "L · 3 items": what was chosen besides, and is not in the cart. */
	readonly choice: string;
	/** It was put in as something: a line that gave way to another one was not. */
	readonly canPutBack: boolean;
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
	return {
		isRedrawn: line.hash !== line.approvedHash,
		choice: choice.filter(Boolean).join(" · "),
		canPutBack: line.approvedHash !== NEVER_APPROVED,
	};
}
