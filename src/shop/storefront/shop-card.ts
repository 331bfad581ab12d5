import { previewFile } from "#shop/designs/preview-files.ts";
import type { ColorName } from "#ui/color-names.tsx";

export type ShopCard = {
	to: string;
	title: string;
	detail: string;
	/** Where there are several. */
	colors?: readonly ColorName[];
	/** Of one piece. */
	price: string;
	/** Some of its variants cost more. */
	varies?: true;
	/** The lowest price of the thirty days before it was reduced. */
	was?: string;
	/** The stem of its preview. */
	picture: string;
};

/** What a list shows of itself elsewhere. */
export function firstPicture(cards: readonly ShopCard[]): string | undefined {
	return cards[0] && previewFile(cards[0].picture).src;
}
