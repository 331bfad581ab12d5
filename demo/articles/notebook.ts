import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const notebook: DemoArticle = {
	id: 5201,
	vatClass: "STANDARD",
	productionDays: 4,
	manufacturer: MANUFACTURER,
	parcel: { length: 225, width: 160, height: 20 },
	tags: [TAG.birthday, TAG.travel],
	shownWith: 9106,
	// What stands side by side on them would lie across the hinge.
	without: [9231, 9234, 9514, 9518],
	sides: [
		{
			code: "cover",
			width: 148,
			height: 210,
			bleed: 15,
			safe: 10,
			minimumDpi: 200,
			technique: "digital-offset",
			scene: "notebook",
			// The hinge beside the spine, where the cover opens.
			folds: [10],
			panels: ["hinge", "front"],
		},
	],
	variants: [{ id: 520101, sku: "NOTEBOOK-A5-LINED", weight: 330 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1590, GBP: 1390, SEK: 16900, CHF: 1790, DKK: 11900, PLN: 5900, CZK: 35900 } },
		{ minimumQuantity: 10, amounts: { EUR: 1350, GBP: 1190, SEK: 14500, CHF: 1490, DKK: 9900, PLN: 5400, CZK: 30900 } },
		{ minimumQuantity: 50, amounts: { EUR: 1090, GBP: 950, SEK: 11900, CHF: 1190, DKK: 8900, PLN: 4400, CZK: 24900 } },
	],
};
