import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const magnet: DemoArticle = {
	id: 8201,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 125, width: 90, height: 5 },
	tags: [TAG.home, TAG.travel, TAG.pets, TAG.small],
	shownWith: 9043,
	sides: [
		{
			code: "front",
			width: 90,
			height: 65,
			bleed: 2,
			safe: 2.5,
			cut: { kind: "rounded", radius: 4.5 },
			minimumDpi: 200,
			technique: "uv-print",
			scene: "magnet",
		},
	],
	variants: [{ id: 820101, sku: "MAGNET-90X65", weight: 40 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 590, GBP: 490, SEK: 6500, CHF: 640, DKK: 4400, PLN: 2400, CZK: 13900 } },
		{ minimumQuantity: 6, amounts: { EUR: 490, GBP: 430, SEK: 5400, CHF: 540, DKK: 3700, PLN: 2000, CZK: 11900 } },
		{ minimumQuantity: 24, amounts: { EUR: 390, GBP: 350, SEK: 4400, CHF: 440, DKK: 2900, PLN: 1700, CZK: 9900 } },
	],
};
