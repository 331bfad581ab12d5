import { formatDecimal } from "#core/number-display.ts";
import { MM_PER_INCH } from "#core/units.ts";
import type { Article } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";

export type PrintData = {
	readonly sides: readonly PrintSide[];
	readonly skus: readonly string[];
	/** Working days. */
	readonly productionDays: number;
};

export type PrintSide = {
	readonly code: string;
	readonly technique: string;
	/** Millimetres, as the locale writes them. */
	readonly trim: string;
	readonly bleed: string;
	readonly safe: string;
	readonly dpi: number;
	/** Pixels of a picture that fills the side with its bleed at that resolution. */
	readonly pixels: { readonly width: number; readonly height: number };
};

/** What printers and designers ask for, on sites that show it. */
export function printDataOf(shop: Pick<Shop, "site" | "locale">, article: Article): PrintData | undefined {
	if (!shop.site.advancedData) return undefined;
	const { iso } = shop.locale;
	const millimetres = (...lengths: number[]) => `${lengths.map((length) => formatDecimal(length, iso)).join(" × ")} mm`;
	return {
		sides: article.sides.map(({ code, technique, width, height, bleed, safe, minimumDpi }) => {
			const pixels = (length: number) => Math.ceil(((length + 2 * bleed) / MM_PER_INCH) * minimumDpi);
			return {
				code,
				technique,
				trim: millimetres(width, height),
				bleed: millimetres(bleed),
				safe: millimetres(safe),
				dpi: minimumDpi,
				pixels: { width: pixels(width), height: pixels(height) },
			};
		}),
		skus: article.variants.map((variant) => variant.sku),
		productionDays: article.productionDays,
	};
}
