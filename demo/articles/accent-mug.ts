import type { DemoArticle, DemoColor } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";
import { mug } from "./mug.ts";

const COLORS: readonly DemoColor[] = [
	{ code: "red", value: "#b3352b" },
	{ code: "honey", value: "#e8b04b" },
	{ code: "forest", value: "#2f5d50" },
	{ code: "sky", value: "#8fb9d6" },
	{ code: "navy", value: "#1f2f46" },
	{ code: "pink", value: "#e3a1ab" },
];

/** White outside, coloured inside and at the handle. */
export const accentMug: DemoArticle = {
	id: 1102,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 120, width: 110, height: 110 },
	tags: [TAG.birthday, TAG.team, TAG.mothersDay],
	shownWith: 9014,
	colored: "ACCENT",
	sides: mug.sides.map((side) => ({ ...side, scene: "accent-mug" })),
	variants: COLORS.map((color, index) => ({
		id: 110201 + index,
		sku: `MUG-ACCENT-325-${color.code.toUpperCase()}`,
		color,
		weight: 425,
	})),
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1690, GBP: 1490, SEK: 18500, CHF: 1890, DKK: 12900, PLN: 6900, CZK: 38900 } },
		{
			minimumQuantity: 10,
			amounts: { EUR: 1450, GBP: 1250, SEK: 15900, CHF: 1590, DKK: 10900, PLN: 5900, CZK: 33900 },
		},
		{ minimumQuantity: 50, amounts: { EUR: 1190, GBP: 990, SEK: 12900, CHF: 1290, DKK: 8900, PLN: 4700, CZK: 26900 } },
	],
};
