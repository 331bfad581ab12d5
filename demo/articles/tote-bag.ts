import type { DemoArticle, DemoColor } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

const COLORS: readonly DemoColor[] = [
	{ code: "natural", value: "#f5efe3" },
	{ code: "navy", value: "#1f2f46" },
	{ code: "forest", value: "#2f5d50" },
];

export const toteBag: DemoArticle = {
	id: 2201,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 290, width: 220, height: 25 },
	tags: [TAG.birthday, TAG.travel],
	shownWith: 9102,
	sides: [
		{
			code: "front",
			width: 280,
			height: 320,
			bleed: 0,
			safe: 5,
			minimumDpi: 150,
			technique: "direct-to-garment",
			scene: "tote-bag",
		},
	],
	variants: COLORS.map((color, index) => ({
		id: 220101 + index,
		sku: `TOTE-${color.code.toUpperCase()}`,
		color,
		weight: 190,
	})),
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1790, GBP: 1550, SEK: 18900, CHF: 1990, DKK: 13900, PLN: 6900, CZK: 40900 } },
		{
			minimumQuantity: 10,
			amounts: { EUR: 1490, GBP: 1290, SEK: 15900, CHF: 1640, DKK: 10900, PLN: 5900, CZK: 33900 },
		},
		{ minimumQuantity: 50, amounts: { EUR: 1190, GBP: 1050, SEK: 12900, CHF: 1340, DKK: 8900, PLN: 4900, CZK: 26900 } },
	],
};
