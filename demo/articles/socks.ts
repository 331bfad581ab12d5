import type { DemoArticle, DemoColor } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

const COLORS: readonly DemoColor[] = [
	{ code: "red", value: "#b3352b" },
	{ code: "navy", value: "#1f2f46" },
	{ code: "forest", value: "#2f5d50" },
	{ code: "honey", value: "#e8b04b" },
];
const SIZES = [
	{ size: "36–40", sku: "36", weight: 70 },
	{ size: "41–46", sku: "41", weight: 82 },
] as const;

/** White where they are printed; cuff, heel and toe are coloured. */
export const socks: DemoArticle = {
	id: 2601,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	parcel: { length: 250, width: 120, height: 30 },
	tags: [TAG.birthday, TAG.christmas, TAG.pets, TAG.team, TAG.fathersDay, TAG.small],
	shownWith: 9256,
	// What is seen from some steps away: patterns, animals, numbers, one thing large.
	only: [
		...[9008, 9012, 9013, 9014, 9024, 9032, 9036, 9038, 9039, 9040, 9041, 9042, 9045, 9046, 9056, 9057, 9061, 9106],
		...[9107, 9109, 9119, 9134, 9141, 9145, 9146, 9148, 9149, 9201, 9202, 9203, 9204, 9206, 9211, 9213, 9214, 9221],
		...[9222, 9223, 9224, 9231, 9234, 9241, 9242, 9243, 9244, 9252, 9255, 9256],
	],
	colored: "ACCENT",
	sizeGuide: [
		{ size: "36–40", measures: { foot: [225, 255] } },
		{ size: "41–46", measures: { foot: [260, 295] } },
	],
	sides: [
		{
			code: "leg",
			// As wide as the form is on which both sizes are stretched to be printed.
			width: 90,
			height: 150,
			bleed: 5,
			safe: 5,
			minimumDpi: 120,
			technique: "sublimation",
			scene: "socks",
		},
	],
	variants: COLORS.flatMap((color, row) =>
		SIZES.map(({ size, sku, weight }, column) => ({
			id: 260101 + row * SIZES.length + column,
			sku: `SOCKS-${color.code.toUpperCase()}-${sku}`,
			color,
			size,
			weight,
		})),
	),
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1490, GBP: 1290, SEK: 15900, CHF: 1690, DKK: 10900, PLN: 5900, CZK: 34900 } },
		{ minimumQuantity: 5, amounts: { EUR: 1290, GBP: 1090, SEK: 13900, CHF: 1450, DKK: 9900, PLN: 5200, CZK: 29900 } },
		{ minimumQuantity: 20, amounts: { EUR: 990, GBP: 850, SEK: 10900, CHF: 1120, DKK: 7900, PLN: 3900, CZK: 22900 } },
	],
};
