import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const mouseMat: DemoArticle = {
	id: 8101,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 250, width: 210, height: 6 },
	tags: [TAG.travel, TAG.pets],
	shownWith: 9038,
	sides: [
		{
			code: "front",
			width: 230,
			height: 190,
			bleed: 3,
			safe: 8,
			cut: { kind: "rounded", radius: 11 },
			minimumDpi: 150,
			technique: "sublimation",
			scene: "mouse-mat",
			substrate: "transfer-paper",
		},
	],
	variants: [{ id: 810101, sku: "MOUSEMAT-23X19", weight: 170 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1290, GBP: 1090, SEK: 13900, CHF: 1440, DKK: 9900, PLN: 4900, CZK: 28900 } },
		{ minimumQuantity: 10, amounts: { EUR: 1090, GBP: 950, SEK: 11900, CHF: 1190, DKK: 8900, PLN: 4400, CZK: 24900 } },
		{ minimumQuantity: 50, amounts: { EUR: 850, GBP: 750, SEK: 8900, CHF: 940, DKK: 6900, PLN: 3400, CZK: 19900 } },
	],
};
