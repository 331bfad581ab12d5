import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { BOOK_DESIGNS, bookSides } from "./book-pages.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const photoBookLandscape: DemoArticle = {
	id: 5103,
	vatClass: "PHOTO_BOOK",
	productionDays: 6,
	manufacturer: MANUFACTURER,
	parcel: { length: 310, width: 230, height: 22 },
	tags: [TAG.favourites, TAG.wedding, TAG.travel],
	only: BOOK_DESIGNS,
	sides: bookSides(280, 210, "photo-book-landscape"),
	variants: [{ id: 510301, sku: "BOOK-28-24P", weight: 880 }],
	prices: [
		{
			minimumQuantity: 1,
			amounts: { EUR: 4690, GBP: 3990, SEK: 51900, CHF: 5240, DKK: 35900, PLN: 17900, CZK: 107900 },
		},
		{
			minimumQuantity: 5,
			amounts: { EUR: 4190, GBP: 3590, SEK: 45900, CHF: 4690, DKK: 31900, PLN: 15900, CZK: 96900 },
		},
		{
			minimumQuantity: 20,
			amounts: { EUR: 3690, GBP: 3190, SEK: 40900, CHF: 4140, DKK: 28900, PLN: 13900, CZK: 84900 },
		},
	],
};
