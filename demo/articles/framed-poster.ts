import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

/** The mount lies over the bleed. */
export const framedPoster: DemoArticle = {
	id: 3401,
	vatClass: "STANDARD",
	productionDays: 4,
	manufacturer: MANUFACTURER,
	parcel: { length: 580, width: 480, height: 60 },
	tags: [TAG.home, TAG.wedding, TAG.baby],
	shownWith: 9060,
	sides: [
		{
			code: "front",
			width: 300,
			height: 400,
			bleed: 5,
			safe: 8,
			minimumDpi: 150,
			technique: "inkjet",
			scene: "framed-poster",
			substrate: "poster-roll",
			cutLine: "SIDE",
		},
	],
	variants: [{ id: 340101, sku: "FRAMED-30X40-OAK", weight: 1450 }],
	prices: [
		{
			minimumQuantity: 1,
			amounts: { EUR: 3990, GBP: 3450, SEK: 43900, CHF: 4440, DKK: 29900, PLN: 15400, CZK: 91900 },
		},
		{
			minimumQuantity: 5,
			amounts: { EUR: 3490, GBP: 2990, SEK: 37900, CHF: 3890, DKK: 26900, PLN: 13400, CZK: 79900 },
		},
		{
			minimumQuantity: 20,
			amounts: { EUR: 2990, GBP: 2590, SEK: 32900, CHF: 3340, DKK: 22900, PLN: 11400, CZK: 68900 },
		},
	],
};
