import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const canvas: DemoArticle = {
	id: 3101,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 650, width: 450, height: 50 },
	tags: [TAG.home, TAG.favourites],
	sides: [
		{
			code: "front",
			width: 600,
			height: 400,
			bleed: 36,
			safe: 15,
			minimumDpi: 100,
			technique: "inkjet",
			scene: "canvas",
		},
	],
	variants: [{ id: 310101, sku: "CANVAS-60X40", weight: 1350 }],
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
