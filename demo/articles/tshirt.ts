import type { DemoArticle, DemoColor } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

const COLORS: readonly DemoColor[] = [
	{ code: "white", value: "#ffffff" },
	{ code: "navy", value: "#1f2f46" },
	{ code: "sand", value: "#dccbb2" },
];
const SIZES = ["S", "M", "L", "XL", "XXL"] as const;
const LIGHTEST = 165;

export const tshirt: DemoArticle = {
	id: 2101,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 300, width: 240, height: 20 },
	tags: [TAG.favourites, TAG.birthday],
	sizeGuide: [
		{ size: "S", measures: { chest: 490, length: 690, sleeve: 205 } },
		{ size: "M", measures: { chest: 520, length: 720, sleeve: 210 } },
		{ size: "L", measures: { chest: 550, length: 740, sleeve: 220 } },
		{ size: "XL", measures: { chest: 580, length: 760, sleeve: 225 } },
		{ size: "XXL", measures: { chest: 620, length: 780, sleeve: 235 } },
	],
	sides: [
		{
			code: "front",
			width: 300,
			height: 360,
			bleed: 0,
			safe: 5,
			minimumDpi: 150,
			technique: "direct-to-garment",
			scene: "tshirt",
		},
		{
			code: "back",
			width: 300,
			height: 360,
			bleed: 0,
			safe: 5,
			minimumDpi: 150,
			technique: "direct-to-garment",
			scene: "tshirt-back",
		},
	],
	variants: COLORS.flatMap((color, row) =>
		SIZES.map((size, column) => ({
			id: 210101 + row * SIZES.length + column,
			sku: `TEE-${color.code.toUpperCase()}-${size}`,
			color,
			size,
			weight: LIGHTEST + column * 15,
		})),
	),
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 2190, GBP: 1890, SEK: 23900, CHF: 2440, DKK: 16900, PLN: 8400, CZK: 49900 } },
		{
			minimumQuantity: 10,
			amounts: { EUR: 1850, GBP: 1590, SEK: 19900, CHF: 2040, DKK: 13900, PLN: 7400, CZK: 42900 },
		},
		{
			minimumQuantity: 50,
			amounts: { EUR: 1450, GBP: 1250, SEK: 15900, CHF: 1590, DKK: 10900, PLN: 5900, CZK: 32900 },
		},
	],
};
