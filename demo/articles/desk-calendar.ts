import type { DemoArticle, DemoSide } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";
import { MONTH_PAGES } from "./month-pages.ts";

/** Below the wire, which takes the upper 7 mm. */
const PAGE = {
	width: 210,
	height: 148,
	bleed: 3,
	safe: 10,
	minimumDpi: 150,
	technique: "digital-offset",
	scene: "desk-calendar",
} as const satisfies Partial<DemoSide>;

export const deskCalendar: DemoArticle = {
	id: 6301,
	vatClass: "STANDARD",
	productionDays: 4,
	manufacturer: MANUFACTURER,
	parcel: { length: 240, width: 170, height: 15 },
	tags: [TAG.home, TAG.christmas],
	sides: ["cover", ...MONTH_PAGES].map((code) => ({ ...PAGE, code })),
	variants: [{ id: 630101, sku: "DESK-CALENDAR-A5", weight: 310 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1690, GBP: 1490, SEK: 17900, CHF: 1890, DKK: 12900, PLN: 6400, CZK: 38900 } },
		{ minimumQuantity: 5, amounts: { EUR: 1490, GBP: 1290, SEK: 15900, CHF: 1640, DKK: 10900, PLN: 5900, CZK: 33900 } },
		{ minimumQuantity: 20, amounts: { EUR: 1190, GBP: 1050, SEK: 12900, CHF: 1340, DKK: 8900, PLN: 4900, CZK: 26900 } },
	],
};
