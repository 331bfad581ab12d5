import { formatDecimal } from "#core/number-display.ts";
import { MM_PER_INCH } from "#core/units.ts";
import { type PieceShape, shapeOf } from "#design/geometry/side-outline.ts";
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
	/** Absent: a rectangle. `radius`: of round corners. */
	readonly shape?: { readonly name: Exclude<PieceShape, "rectangle">; readonly radius: string };
	/** Where nothing of the piece is. */
	readonly openings: readonly PrintOpening[];
	readonly bleed: string;
	readonly safe: string;
	readonly dpi: number;
	/** Pixels of a picture that fills the side with its bleed at that resolution. */
	readonly pixels: { readonly width: number; readonly height: number };
};

/** `left`, `top`: how far its upper left corner is from that of the side. */
type PrintOpening = { readonly size: string; readonly left: string; readonly top: string };

/** What printers and designers ask for, on sites that show it. */
export function printDataOf(shop: Pick<Shop, "site" | "locale">, article: Article): PrintData | undefined {
	if (!shop.site.advancedData) return undefined;
	const { iso } = shop.locale;
	const millimetres = (...lengths: number[]) => `${lengths.map((length) => formatDecimal(length, iso)).join(" × ")} mm`;
	return {
		sides: article.sides.map((side) => {
			const { code, technique, width, height, bleed, safe, cut, openings, minimumDpi } = side;
			const name = shapeOf(side);
			const radius = cut?.kind === "rounded" ? millimetres(cut.radius) : "";
			const pixels = (length: number) => Math.ceil(((length + 2 * bleed) / MM_PER_INCH) * minimumDpi);
			return {
				code,
				technique,
				trim: millimetres(width, height),
				...(name !== "rectangle" && { shape: { name, radius } }),
				openings: (openings ?? []).map((opening) => ({
					size: millimetres(opening.width, opening.height),
					left: millimetres(opening.x),
					top: millimetres(opening.y),
				})),
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
