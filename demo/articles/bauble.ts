import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const bauble: DemoArticle = {
	id: 7201,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 110, width: 110, height: 30 },
	tags: [TAG.christmas, TAG.baby, TAG.pets, TAG.small],
	shownWith: 9048,
	without: [
		9006, 9104, 9105, 9110, 9113, 9125, 9130, 9132, 9136, 9138, 9143, 9205, 9215, 9216, 9225, 9226, 9233, 9243, 9254,
		9255,
	],
	sides: [
		{
			code: "front",
			width: 80,
			height: 80,
			bleed: 2,
			safe: 4,
			cut: { kind: "ellipse" },
			openings: [{ kind: "ellipse", x: 37.5, y: 4, width: 5, height: 5 }],
			minimumDpi: 200,
			technique: "sublimation",
			scene: "bauble",
			substrate: "transfer-paper",
		},
	],
	variants: [{ id: 720101, sku: "BAUBLE-80", weight: 90 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 990, GBP: 850, SEK: 10900, CHF: 1090, DKK: 7400, PLN: 3900, CZK: 22900 } },
		{ minimumQuantity: 4, amounts: { EUR: 850, GBP: 730, SEK: 9400, CHF: 940, DKK: 6400, PLN: 3400, CZK: 19900 } },
		{ minimumQuantity: 20, amounts: { EUR: 690, GBP: 590, SEK: 7900, CHF: 790, DKK: 5200, PLN: 2700, CZK: 15900 } },
	],
};
