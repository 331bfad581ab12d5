import type { DemoArticle, DemoSide } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

/** Open: two halves beside one another. */
const FACE = {
	width: 210,
	height: 148,
	bleed: 3,
	safe: 6,
	minimumDpi: 200,
	technique: "digital-offset",
	folds: [105],
} as const satisfies Partial<DemoSide>;

export const greetingCard: DemoArticle = {
	id: 6101,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 170, width: 120, height: 5 },
	tags: [TAG.birthday, TAG.wedding, TAG.christmas, TAG.small],
	sides: [
		{ code: "outside", ...FACE, panels: ["back", "front"], scene: "greeting-card", substrate: "card-board" },
		{ code: "inside", ...FACE, panels: ["left", "right"], scene: "greeting-card-inside", backOf: "outside" },
	],
	variants: [{ id: 610101, sku: "CARD-A6-FOLDED", weight: 30 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 390, GBP: 350, SEK: 4400, CHF: 440, DKK: 2900, PLN: 1700, CZK: 9900 } },
		{ minimumQuantity: 10, amounts: { EUR: 290, GBP: 260, SEK: 3300, CHF: 330, DKK: 2200, PLN: 1300, CZK: 7400 } },
		{ minimumQuantity: 50, amounts: { EUR: 190, GBP: 170, SEK: 2200, CHF: 220, DKK: 1500, PLN: 900, CZK: 4900 } },
	],
};
