import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const photoAlbum: DemoArticle = {
	id: 5101,
	vatClass: "STANDARD",
	productionDays: 5,
	manufacturer: MANUFACTURER,
	parcel: { length: 240, width: 230, height: 60 },
	tags: [TAG.favourites, TAG.wedding, TAG.baby, TAG.travel],
	// Its balloons would lie across the fold.
	without: [9501],
	sides: [
		{
			code: "cover",
			width: 210,
			height: 210,
			bleed: 15,
			safe: 12,
			minimumDpi: 200,
			technique: "digital-offset",
			scene: "photo-album",
			// The hinge beside the spine, where the cover opens.
			folds: [8],
			panels: ["hinge", "front"],
		},
	],
	variants: [{ id: 510101, sku: "BOOK-21-LINEN", weight: 740 }],
	prices: [
		{
			minimumQuantity: 1,
			amounts: { EUR: 3490, GBP: 2990, SEK: 37900, CHF: 3890, DKK: 26900, PLN: 13400, CZK: 79900 },
		},
		{
			minimumQuantity: 5,
			amounts: { EUR: 3090, GBP: 2650, SEK: 33900, CHF: 3440, DKK: 23900, PLN: 11900, CZK: 70900 },
		},
		{
			minimumQuantity: 20,
			amounts: { EUR: 2690, GBP: 2290, SEK: 28900, CHF: 2990, DKK: 20900, PLN: 10400, CZK: 61900 },
		},
	],
};
