import type { DemoArticle, DemoSide } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

const FACE = {
	width: 148,
	height: 105,
	bleed: 3,
	safe: 5,
	minimumDpi: 200,
	technique: "digital-offset",
} as const satisfies Partial<DemoSide>;

export const postcard: DemoArticle = {
	id: 6102,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 170, width: 120, height: 3 },
	tags: [TAG.travel, TAG.wedding, TAG.baby, TAG.small],
	shownWith: 9231,
	sides: [
		{ code: "front", ...FACE, scene: "postcard", substrate: "card-board" },
		{ code: "message", ...FACE, scene: "postcard-message", backOf: "front" },
	],
	variants: [{ id: 610201, sku: "POSTCARD-A6", weight: 12 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 250, GBP: 220, SEK: 2800, CHF: 280, DKK: 1900, PLN: 1000, CZK: 5900 } },
		{ minimumQuantity: 10, amounts: { EUR: 170, GBP: 150, SEK: 1900, CHF: 190, DKK: 1300, PLN: 700, CZK: 3900 } },
		{ minimumQuantity: 50, amounts: { EUR: 110, GBP: 95, SEK: 1300, CHF: 130, DKK: 800, PLN: 500, CZK: 2700 } },
	],
};
