import type { DemoArticle, DemoColor } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

const COLORS: readonly DemoColor[] = [
	{ code: "navy", value: "#1f2f46" },
	{ code: "forest", value: "#2f5d50" },
	{ code: "sand", value: "#dccbb2" },
];
const SIZES = ["S", "M", "L", "XL", "XXL"] as const;
const LIGHTEST = 520;

export const hoodie: DemoArticle = {
	id: 2401,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 380, width: 300, height: 60 },
	tags: [TAG.birthday, TAG.team],
	shownWith: 9057,
	sizeGuide: [
		{ size: "S", measures: { chest: 530, length: 670, sleeve: 630 } },
		{ size: "M", measures: { chest: 560, length: 690, sleeve: 645 } },
		{ size: "L", measures: { chest: 590, length: 710, sleeve: 660 } },
		{ size: "XL", measures: { chest: 620, length: 730, sleeve: 670 } },
		{ size: "XXL", measures: { chest: 660, length: 750, sleeve: 680 } },
	],
	sides: [
		{
			code: "front",
			width: 300,
			height: 350,
			bleed: 0,
			safe: 5,
			minimumDpi: 150,
			technique: "direct-to-garment",
			scene: "hoodie",
		},
	],
	variants: COLORS.flatMap((color, row) =>
		SIZES.map((size, column) => ({
			id: 240101 + row * SIZES.length + column,
			sku: `HOODIE-${color.code.toUpperCase()}-${size}`,
			color,
			size,
			weight: LIGHTEST + column * 30,
		})),
	),
	prices: [
		{
			minimumQuantity: 1,
			amounts: { EUR: 4490, GBP: 3890, SEK: 48900, CHF: 5040, DKK: 33900, PLN: 17400, CZK: 102900 },
		},
		{
			minimumQuantity: 10,
			amounts: { EUR: 3890, GBP: 3390, SEK: 42900, CHF: 4290, DKK: 28900, PLN: 14900, CZK: 88900 },
		},
		{
			minimumQuantity: 50,
			amounts: { EUR: 3290, GBP: 2850, SEK: 35900, CHF: 3690, DKK: 24900, PLN: 12900, CZK: 75900 },
		},
	],
};
