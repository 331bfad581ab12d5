import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

/** Printed when it is already folded and glued, so never to the edge. */
export const envelope: DemoArticle = {
	id: 6103,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 175, width: 125, height: 3 },
	tags: [TAG.wedding, TAG.birthday, TAG.christmas, TAG.small],
	shownWith: 9120,
	// Too much or too small for a third of it.
	without: [9028, 9112, 9116, 9132, 9138, 9144, 9201, 9203, 9212, 9215, 9216, 9225, 9235, 9243, 9255],
	sides: [
		{
			code: "front",
			width: 162,
			height: 114,
			bleed: 0,
			safe: 5,
			minimumDpi: 200,
			technique: "digital-offset",
			scene: "envelope",
		},
	],
	variants: [{ id: 610301, sku: "ENVELOPE-C6", weight: 10 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 150, GBP: 130, SEK: 1700, CHF: 170, DKK: 1200, PLN: 600, CZK: 3500 } },
		{ minimumQuantity: 10, amounts: { EUR: 110, GBP: 95, SEK: 1300, CHF: 130, DKK: 800, PLN: 500, CZK: 2700 } },
		{ minimumQuantity: 50, amounts: { EUR: 75, GBP: 65, SEK: 900, CHF: 90, DKK: 600, PLN: 300, CZK: 1800 } },
	],
};
