import type { DemoArticle, DemoColor } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

const COLORS: readonly DemoColor[] = [
	{ code: "natural", value: "#f5efe3" },
	{ code: "navy", value: "#1f2f46" },
	{ code: "forest", value: "#2f5d50" },
];

export const apron: DemoArticle = {
	id: 2301,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 300, width: 240, height: 30 },
	tags: [TAG.birthday, TAG.fathersDay, TAG.mothersDay],
	shownWith: 9061,
	without: [9140],
	sizeGuide: [{ size: null, measures: { width: 700, length: 850 } }],
	sides: [
		{
			code: "front",
			width: 280,
			height: 300,
			bleed: 0,
			safe: 5,
			minimumDpi: 150,
			technique: "direct-to-garment",
			scene: "apron",
		},
	],
	variants: COLORS.map((color, index) => ({
		id: 230101 + index,
		sku: `APRON-${color.code.toUpperCase()}`,
		color,
		weight: 280,
	})),
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 2490, GBP: 2190, SEK: 26900, CHF: 2790, DKK: 18900, PLN: 9900, CZK: 56900 } },
		{
			minimumQuantity: 10,
			amounts: { EUR: 2090, GBP: 1790, SEK: 22900, CHF: 2340, DKK: 15900, PLN: 7900, CZK: 47900 },
		},
		{
			minimumQuantity: 50,
			amounts: { EUR: 1690, GBP: 1490, SEK: 17900, CHF: 1890, DKK: 12900, PLN: 6400, CZK: 38900 },
		},
	],
};
