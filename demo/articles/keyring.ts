import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

/** Behind clear acrylic; only designs that can be read at the size of a stamp. */
export const keyring: DemoArticle = {
	id: 8401,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	parcel: { length: 110, width: 70, height: 10 },
	tags: [TAG.birthday, TAG.wedding, TAG.pets, TAG.small],
	shownWith: 9040,
	only: [
		...[9001, 9005, 9012, 9013, 9014, 9016, 9023, 9024, 9025, 9027, 9032, 9035, 9036, 9038, 9039, 9040],
		...[9041, 9042, 9045, 9046, 9053, 9054, 9056, 9057, 9061, 9101, 9102, 9105, 9106, 9109, 9112, 9214],
	],
	sides: [
		{
			code: "front",
			width: 40,
			height: 55,
			bleed: 2,
			safe: 3,
			cut: { kind: "rounded", radius: 4.5 },
			minimumDpi: 300,
			technique: "uv-print",
			scene: "keyring",
		},
	],
	variants: [{ id: 840101, sku: "KEYRING-40X55", weight: 35 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 890, GBP: 770, SEK: 9900, CHF: 990, DKK: 6700, PLN: 3500, CZK: 20900 } },
		{ minimumQuantity: 5, amounts: { EUR: 750, GBP: 650, SEK: 8400, CHF: 840, DKK: 5700, PLN: 2900, CZK: 17900 } },
		{ minimumQuantity: 25, amounts: { EUR: 550, GBP: 480, SEK: 6400, CHF: 640, DKK: 4200, PLN: 2200, CZK: 12900 } },
	],
};
