import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const blanket: DemoArticle = {
	id: 4201,
	vatClass: "STANDARD",
	productionDays: 5,
	manufacturer: MANUFACTURER,
	parcel: { length: 360, width: 260, height: 80 },
	tags: [TAG.home, TAG.baby, TAG.pets],
	shownWith: 9028,
	sides: [
		{
			code: "front",
			width: 1000,
			height: 1400,
			bleed: 20,
			safe: 30,
			// Fleece shows no finer detail.
			minimumDpi: 45,
			technique: "sublimation",
			scene: "blanket",
		},
	],
	variants: [{ id: 420101, sku: "BLANKET-100X140", weight: 520 }],
	prices: [
		{
			minimumQuantity: 1,
			amounts: { EUR: 4490, GBP: 3890, SEK: 48900, CHF: 5040, DKK: 33900, PLN: 17400, CZK: 102900 },
		},
		{
			minimumQuantity: 5,
			amounts: { EUR: 3990, GBP: 3450, SEK: 43900, CHF: 4440, DKK: 29900, PLN: 15400, CZK: 91900 },
		},
		{
			minimumQuantity: 20,
			amounts: { EUR: 3490, GBP: 2990, SEK: 37900, CHF: 3890, DKK: 26900, PLN: 13400, CZK: 79900 },
		},
	],
};
