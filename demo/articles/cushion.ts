import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const cushion: DemoArticle = {
	id: 4101,
	vatClass: "STANDARD",
	productionDays: 4,
	manufacturer: MANUFACTURER,
	parcel: { length: 400, width: 400, height: 130 },
	tags: [TAG.home, TAG.baby, TAG.pets],
	sides: [
		{
			code: "front",
			width: 400,
			height: 400,
			bleed: 15,
			safe: 20,
			minimumDpi: 120,
			technique: "sublimation",
			scene: "cushion",
			substrate: "transfer-paper",
		},
	],
	variants: [{ id: 410101, sku: "CUSHION-40", weight: 560 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 2490, GBP: 2190, SEK: 26900, CHF: 2790, DKK: 18900, PLN: 9900, CZK: 56900 } },
		{ minimumQuantity: 5, amounts: { EUR: 2190, GBP: 1890, SEK: 23900, CHF: 2440, DKK: 16900, PLN: 8400, CZK: 49900 } },
		{
			minimumQuantity: 20,
			amounts: { EUR: 1890, GBP: 1650, SEK: 20900, CHF: 2090, DKK: 13900, PLN: 7400, CZK: 43900 },
		},
	],
};
