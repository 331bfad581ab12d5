import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const enamelMug: DemoArticle = {
	id: 1104,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 120, width: 95, height: 90 },
	tags: [TAG.travel, TAG.fathersDay, TAG.birthday],
	shownWith: 9046,
	without: [9132],
	sides: [
		{
			code: "wrap",
			width: 220,
			height: 64,
			bleed: 2,
			safe: 4,
			minimumDpi: 200,
			technique: "sublimation",
			scene: "enamel-mug",
			substrate: "transfer-paper",
		},
	],
	variants: [{ id: 110401, sku: "MUG-ENAMEL-300", weight: 210 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1790, GBP: 1590, SEK: 19500, CHF: 1990, DKK: 13500, PLN: 7400, CZK: 40900 } },
		{
			minimumQuantity: 10,
			amounts: { EUR: 1550, GBP: 1350, SEK: 16900, CHF: 1690, DKK: 11500, PLN: 6400, CZK: 35900 },
		},
		{ minimumQuantity: 50, amounts: { EUR: 1290, GBP: 1090, SEK: 13900, CHF: 1390, DKK: 9500, PLN: 5200, CZK: 29900 } },
	],
};
