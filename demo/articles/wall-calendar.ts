import type { DemoArticle, DemoSide } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";
import { MONTH_PAGES } from "./month-pages.ts";

/** Below the wire, which takes the upper 7 mm. */
const PAGE = {
	width: 210,
	height: 297,
	bleed: 3,
	safe: 10,
	minimumDpi: 150,
	technique: "digital-offset",
	scene: "wall-calendar",
} as const satisfies Partial<DemoSide>;

export const wallCalendar: DemoArticle = {
	id: 6201,
	vatClass: "STANDARD",
	productionDays: 4,
	manufacturer: MANUFACTURER,
	parcel: { length: 340, width: 240, height: 12 },
	tags: [TAG.home, TAG.christmas],
	sides: ["cover", ...MONTH_PAGES].map((code) => ({ ...PAGE, code })),
	variants: [{ id: 620101, sku: "WALL-CALENDAR-A4", weight: 420 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 2290, GBP: 1990, SEK: 24900, CHF: 2540, DKK: 17900, PLN: 8900, CZK: 51900 } },
		{ minimumQuantity: 5, amounts: { EUR: 1990, GBP: 1750, SEK: 21900, CHF: 2240, DKK: 14900, PLN: 7900, CZK: 44900 } },
		{
			minimumQuantity: 20,
			amounts: { EUR: 1690, GBP: 1490, SEK: 18900, CHF: 1890, DKK: 12900, PLN: 6400, CZK: 38900 },
		},
	],
};
