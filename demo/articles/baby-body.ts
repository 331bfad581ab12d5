import type { DemoArticle, DemoColor } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

const COLORS: readonly DemoColor[] = [
	{ code: "white", value: "#ffffff" },
	{ code: "sand", value: "#dccbb2" },
];
/** Of the child, in centimetres. */
const SIZES = ["56", "62", "68", "74", "80"] as const;
const LIGHTEST = 80;

export const babyBody: DemoArticle = {
	id: 2501,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 220, width: 180, height: 20 },
	tags: [TAG.baby],
	shownWith: 9025,
	// Of grown-ups' ages, weddings, classrooms, workshops, kitchens and journeys.
	without: [
		...[9002, 9003, 9010, 9011, 9033, 9039, 9055, 9057, 9061, 9104, 9107, 9108, 9109, 9111, 9147, 9149, 9204, 9206],
		...[9213, 9214, 9221, 9234, 9241, 9244, 9251, 9252, 9256, 9257],
		...[9008, 9017, 9019, 9022, 9027, 9028, 9031, 9034, 9036, 9038, 9047, 9053, 9058, 9112, 9114, 9116, 9117, 9118],
		...[9120, 9122, 9126, 9136, 9138, 9141, 9201, 9202, 9203, 9212, 9215, 9216, 9225, 9235, 9253, 9255],
	],
	sizeGuide: [
		{ size: "56", measures: { height: [510, 560], age: [0, 2], length: 370 } },
		{ size: "62", measures: { height: [570, 620], age: [2, 4], length: 395 } },
		{ size: "68", measures: { height: [630, 680], age: [4, 6], length: 420 } },
		{ size: "74", measures: { height: [690, 740], age: [6, 9], length: 445 } },
		{ size: "80", measures: { height: [750, 800], age: [9, 12], length: 470 } },
	],
	sides: [
		{
			code: "front",
			width: 140,
			height: 160,
			bleed: 0,
			safe: 2,
			minimumDpi: 150,
			technique: "direct-to-garment",
			scene: "baby-body",
		},
	],
	variants: COLORS.flatMap((color, row) =>
		SIZES.map((size, column) => ({
			id: 250101 + row * SIZES.length + column,
			sku: `BABY-${color.code.toUpperCase()}-${size}`,
			color,
			size,
			weight: LIGHTEST + column * 8,
		})),
	),
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1790, GBP: 1550, SEK: 18900, CHF: 1990, DKK: 13900, PLN: 6900, CZK: 40900 } },
		{ minimumQuantity: 5, amounts: { EUR: 1590, GBP: 1390, SEK: 16900, CHF: 1790, DKK: 11900, PLN: 5900, CZK: 35900 } },
		{ minimumQuantity: 20, amounts: { EUR: 1290, GBP: 1150, SEK: 13900, CHF: 1490, DKK: 9900, PLN: 4900, CZK: 29900 } },
	],
};
