import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const phoneCase: DemoArticle = {
	id: 8301,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 170, width: 90, height: 20 },
	tags: [TAG.birthday, TAG.travel, TAG.pets],
	shownWith: 9101,
	// Their words belong to a field of the whole side, which the camera reaches into.
	without: [9107, 9113, 9504],
	sides: [
		{
			code: "back",
			width: 72,
			height: 148,
			bleed: 3,
			safe: 4,
			cut: { kind: "rounded", radius: 11.5 },
			openings: [{ kind: "rounded", x: 5.5, y: 5, width: 21, height: 40, radius: 8.5 }],
			minimumDpi: 200,
			technique: "uv-print",
			scene: "phone-case",
		},
	],
	variants: [{ id: 830101, sku: "PHONE-CASE-147X71", weight: 70 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1990, GBP: 1750, SEK: 21900, CHF: 2240, DKK: 14900, PLN: 7900, CZK: 44900 } },
		{ minimumQuantity: 5, amounts: { EUR: 1690, GBP: 1490, SEK: 18900, CHF: 1890, DKK: 12900, PLN: 6900, CZK: 38900 } },
		{
			minimumQuantity: 20,
			amounts: { EUR: 1390, GBP: 1190, SEK: 15400, CHF: 1590, DKK: 10900, PLN: 5400, CZK: 31900 },
		},
	],
};
