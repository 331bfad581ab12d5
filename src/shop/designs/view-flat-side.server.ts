import { formatDecimal } from "#core/number-display.ts";
import type { ImagePixels } from "#core/units.ts";
import type { DesignDocument, DesignSide } from "#design/document.ts";
import { filledSides } from "#design/filled-sides.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";

export type FlatSideView = {
	readonly name: string;
	/** Of the design. */
	readonly words: string | undefined;
	readonly side: string;
	/** Millimetres, as the locale writes them. */
	readonly size: { readonly width: string; readonly height: string };
	readonly picture: { readonly src: string; readonly width: ImagePixels; readonly height: ImagePixels };
	/** All that are printed, this one too. */
	readonly sides: readonly { readonly code: string; readonly name: string; readonly isShown: boolean }[];
};

type Line = {
	readonly name: string;
	readonly words: string | undefined;
	readonly document: DesignDocument;
	/** Its side as it is printed, cut to size. */
	readonly picture: (side: DesignSide) => { readonly src: string; readonly pixelsPerMm: number };
};

/** What the page of one printed side shows; nothing where nothing is printed. */
export function viewFlatSide({ locale }: Pick<Shop, "locale">, line: Line, code: string): FlatSideView | undefined {
	const printed = filledSides(line.document);
	const side = printed.find((each) => each.code === code);
	if (!side) return undefined;
	const t = textsOf(locale).getFixedT(locale.iso, "product");
	const { src, pixelsPerMm } = line.picture(side);
	return {
		name: line.name,
		words: line.words,
		side: t(`side.${code}`),
		size: { width: formatDecimal(side.width, locale.iso), height: formatDecimal(side.height, locale.iso) },
		picture: {
			src,
			width: Math.round(side.width * pixelsPerMm),
			height: Math.round(side.height * pixelsPerMm),
		},
		sides: printed.map((each) => ({ code: each.code, name: t(`side.${each.code}`), isShown: each === side })),
	};
}
