import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const metalPrint: DemoArticle = {
	id: 3301,
	vatClass: "STANDARD",
	productionDays: 4,
	manufacturer: MANUFACTURER,
	parcel: { length: 450, width: 350, height: 20 },
	tags: [TAG.home, TAG.travel],
	shownWith: 9124,
	sides: [
		{
			code: "front",
			width: 400,
			height: 300,
			bleed: 3,
			safe: 6,
			cut: { kind: "rounded", radius: 5 },
			minimumDpi: 150,
			technique: "uv-print",
			scene: "metal-print",
		},
	],
	variants: [{ id: 330101, sku: "METAL-40X30", weight: 820 }],
	prices: [
		{
			minimumQuantity: 1,
			amounts: { EUR: 3690, GBP: 3190, SEK: 39900, CHF: 4140, DKK: 27900, PLN: 14400, CZK: 84900 },
		},
		{
			minimumQuantity: 5,
			amounts: { EUR: 3290, GBP: 2850, SEK: 35900, CHF: 3690, DKK: 24900, PLN: 12900, CZK: 75900 },
		},
		{
			minimumQuantity: 20,
			amounts: { EUR: 2890, GBP: 2490, SEK: 31900, CHF: 3240, DKK: 21900, PLN: 11400, CZK: 65900 },
		},
	],
};
