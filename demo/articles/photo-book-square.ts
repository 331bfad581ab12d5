import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { BOOK_DESIGNS, bookSides } from "./book-pages.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const photoBookSquare: DemoArticle = {
	id: 5102,
	vatClass: "PHOTO_BOOK",
	productionDays: 6,
	manufacturer: MANUFACTURER,
	parcel: { length: 240, width: 230, height: 22 },
	tags: [TAG.favourites, TAG.wedding, TAG.baby, TAG.travel],
	only: BOOK_DESIGNS,
	sides: bookSides(210, 210, "photo-book"),
	variants: [{ id: 510201, sku: "BOOK-21-24P", weight: 690 }],
	prices: [
		{
			minimumQuantity: 1,
			amounts: { EUR: 3990, GBP: 3490, SEK: 43900, CHF: 4440, DKK: 30900, PLN: 15400, CZK: 91900 },
		},
		{
			minimumQuantity: 5,
			amounts: { EUR: 3590, GBP: 3090, SEK: 38900, CHF: 3990, DKK: 27900, PLN: 13900, CZK: 82900 },
		},
		{
			minimumQuantity: 20,
			amounts: { EUR: 3190, GBP: 2790, SEK: 34900, CHF: 3540, DKK: 24900, PLN: 12400, CZK: 73900 },
		},
	],
};
