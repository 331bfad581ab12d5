import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

/** Up to 500 pieces it is a toy (Directive 2009/48/EC): its texts warn and tell the age. */
export const jigsaw: DemoArticle = {
	id: 7101,
	vatClass: "STANDARD",
	productionDays: 4,
	manufacturer: MANUFACTURER,
	parcel: { length: 270, width: 190, height: 45 },
	tags: [TAG.travel, TAG.pets, TAG.christmas],
	shownWith: 9024,
	sides: [
		{
			code: "front",
			width: 380,
			height: 260,
			bleed: 3,
			safe: 6,
			minimumDpi: 150,
			technique: "sublimation",
			scene: "jigsaw",
			substrate: "transfer-paper",
		},
	],
	variants: [{ id: 710101, sku: "JIGSAW-38X26-96", weight: 340 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 2290, GBP: 1990, SEK: 24900, CHF: 2540, DKK: 17900, PLN: 8900, CZK: 51900 } },
		{ minimumQuantity: 5, amounts: { EUR: 1990, GBP: 1750, SEK: 21900, CHF: 2240, DKK: 14900, PLN: 7900, CZK: 44900 } },
		{
			minimumQuantity: 20,
			amounts: { EUR: 1690, GBP: 1490, SEK: 18900, CHF: 1890, DKK: 12900, PLN: 6400, CZK: 38900 },
		},
	],
};
