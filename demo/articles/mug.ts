import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const mug: DemoArticle = {
	id: 1101,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 120, width: 110, height: 110 },
	tags: [TAG.favourites, TAG.birthday, TAG.christmas],
	sides: [
		{
			code: "wrap",
			width: 226,
			height: 78,
			bleed: 2,
			safe: 4,
			minimumDpi: 200,
			technique: "sublimation",
			scene: "mug",
			substrate: "transfer-paper",
		},
	],
	variants: [{ id: 110101, sku: "MUG-325-WHITE", weight: 420 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1490, GBP: 1290, SEK: 15900, CHF: 1640, DKK: 10900, PLN: 5900, CZK: 33900 } },
		{ minimumQuantity: 10, amounts: { EUR: 1250, GBP: 1090, SEK: 13500, CHF: 1390, DKK: 9900, PLN: 4900, CZK: 28900 } },
		{ minimumQuantity: 50, amounts: { EUR: 990, GBP: 850, SEK: 10900, CHF: 1090, DKK: 7900, PLN: 3900, CZK: 22900 } },
	],
};
