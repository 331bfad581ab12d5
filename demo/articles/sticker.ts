import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const sticker: DemoArticle = {
	id: 6401,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 235, width: 165, height: 3 },
	tags: [TAG.birthday, TAG.team, TAG.travel, TAG.small],
	shownWith: 9045,
	sides: [
		{
			code: "front",
			width: 148,
			height: 210,
			bleed: 3,
			safe: 5,
			cut: { kind: "rounded", radius: 7 },
			minimumDpi: 200,
			technique: "inkjet",
			scene: "sticker-sheet",
			cutLine: "SIDE",
		},
	],
	variants: [{ id: 640101, sku: "STICKER-A5", weight: 35 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 590, GBP: 490, SEK: 6500, CHF: 640, DKK: 4400, PLN: 2400, CZK: 13900 } },
		{ minimumQuantity: 5, amounts: { EUR: 490, GBP: 430, SEK: 5400, CHF: 540, DKK: 3700, PLN: 2000, CZK: 11900 } },
		{ minimumQuantity: 25, amounts: { EUR: 350, GBP: 300, SEK: 3900, CHF: 390, DKK: 2600, PLN: 1500, CZK: 8900 } },
	],
};
