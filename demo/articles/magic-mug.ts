import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";
import { mug } from "./mug.ts";

/** Printed on white, which only heat brings to light. */
export const magicMug: DemoArticle = {
	id: 1103,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 120, width: 110, height: 110 },
	tags: [TAG.birthday, TAG.fathersDay, TAG.valentine],
	shownWith: 9036,
	sides: mug.sides.map((side) => ({ ...side, scene: "magic-mug" })),
	variants: [{ id: 110301, sku: "MUG-MAGIC-325", weight: 430 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1890, GBP: 1690, SEK: 20900, CHF: 2090, DKK: 14500, PLN: 7900, CZK: 43900 } },
		{
			minimumQuantity: 10,
			amounts: { EUR: 1650, GBP: 1450, SEK: 17900, CHF: 1790, DKK: 12500, PLN: 6700, CZK: 37900 },
		},
		{
			minimumQuantity: 50,
			amounts: { EUR: 1390, GBP: 1190, SEK: 14900, CHF: 1490, DKK: 10500, PLN: 5700, CZK: 31900 },
		},
	],
};
