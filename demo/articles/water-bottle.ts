import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const waterBottle: DemoArticle = {
	id: 1301,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 270, width: 85, height: 85 },
	tags: [TAG.birthday, TAG.travel],
	sides: [
		{
			code: "wrap",
			width: 200,
			height: 120,
			bleed: 2,
			safe: 5,
			minimumDpi: 200,
			technique: "sublimation",
			scene: "water-bottle",
			substrate: "transfer-paper",
		},
	],
	variants: [{ id: 130101, sku: "BOTTLE-500-WHITE", weight: 390 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 2490, GBP: 2190, SEK: 26900, CHF: 2790, DKK: 18900, PLN: 9900, CZK: 56900 } },
		{
			minimumQuantity: 10,
			amounts: { EUR: 2090, GBP: 1790, SEK: 22900, CHF: 2340, DKK: 15900, PLN: 7900, CZK: 47900 },
		},
		{
			minimumQuantity: 50,
			amounts: { EUR: 1690, GBP: 1490, SEK: 17900, CHF: 1890, DKK: 12900, PLN: 6400, CZK: 38900 },
		},
	],
};
