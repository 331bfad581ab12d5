import { variantsOf } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { CartLine } from "./cart.server.ts";
import { variantName } from "./variant-name.ts";
import { NEVER_APPROVED } from "./write-line.server.ts";

export type LineChanges = {
	/** Its design is another one. */
	readonly isRedrawn: boolean;
	/** "L · 3 items": what was chosen besides, and is not in the cart. */
	readonly choice: string;
	/** It was put in as something: a line that gave way to another one was not. */
	readonly canPutBack: boolean;
};

/** What is told of a line that was changed in the editor and not put in again; undefined: it was not. */
export async function lineChanges(shop: Shop, line: CartLine): Promise<LineChanges | undefined> {
	if (!line.isChanged) return undefined;
	const { articleId, chosenVariantId, chosenQuantity, quantity } = line;
	const canPutBack = line.approvedHash !== NEVER_APPROVED;
	const { language, iso } = shop.locale;
	const variants = chosenVariantId === null ? undefined : (await variantsOf(shop, [articleId])).get(articleId);
	const chosen = variants?.find(({ id }) => id === chosenVariantId);
	const variant = chosen && { ...chosen, colorName: chosen.colorNames?.[language] ?? chosen.color };
	const pieces = chosenQuantity ?? (canPutBack ? null : quantity);
	const t = textsOf(shop.locale).getFixedT(iso, "cart");
	const choice = [
		variant ? variantName(variant) : !canPutBack && variantName(line),
		pieces !== null && t("goods", { count: pieces }),
	];
	const isRedrawn = canPutBack && line.hash !== line.approvedHash;
	return { isRedrawn, choice: choice.filter(Boolean).join(" · "), canPutBack };
}
