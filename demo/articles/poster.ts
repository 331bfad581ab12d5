import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const poster: DemoArticle = {
	id: 3201,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 560, width: 70, height: 70 },
	tags: [TAG.home, TAG.travel],
	sides: [
		{
			code: "front",
			width: 500,
			height: 700,
			bleed: 3,
			safe: 10,
			minimumDpi: 100,
			technique: "inkjet",
			scene: "poster",
			substrate: "poster-roll",
			cutLine: "SIDE",
		},
	],
	variants: [{ id: 320101, sku: "POSTER-50X70", weight: 310 }],
	earlier: { EUR: 1990, GBP: 1790, SEK: 20900, CHF: 2190, DKK: 14900, PLN: 7400, CZK: 44900 },
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1690, GBP: 1490, SEK: 17900, CHF: 1890, DKK: 12900, PLN: 6400, CZK: 38900 } },
		{ minimumQuantity: 10, amounts: { EUR: 1350, GBP: 1190, SEK: 14500, CHF: 1490, DKK: 9900, PLN: 5400, CZK: 30900 } },
		{ minimumQuantity: 50, amounts: { EUR: 990, GBP: 850, SEK: 10900, CHF: 1090, DKK: 7900, PLN: 3900, CZK: 22900 } },
	],
};
