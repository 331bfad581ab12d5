import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const coaster: DemoArticle = {
	id: 1201,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 105, width: 105, height: 10 },
	tags: [TAG.home, TAG.wedding, TAG.small],
	shownWith: 9031,
	sides: [
		{
			code: "front",
			width: 95,
			height: 95,
			bleed: 2,
			safe: 5,
			cut: { kind: "rounded", radius: 9 },
			minimumDpi: 200,
			technique: "sublimation",
			scene: "coaster",
			substrate: "transfer-paper",
		},
	],
	variants: [{ id: 120101, sku: "COASTER-95", weight: 50 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 590, GBP: 490, SEK: 6500, CHF: 640, DKK: 4400, PLN: 2400, CZK: 13900 } },
		{ minimumQuantity: 4, amounts: { EUR: 490, GBP: 430, SEK: 5400, CHF: 540, DKK: 3700, PLN: 2000, CZK: 11900 } },
		{ minimumQuantity: 24, amounts: { EUR: 390, GBP: 350, SEK: 4400, CHF: 440, DKK: 2900, PLN: 1700, CZK: 9900 } },
	],
};
