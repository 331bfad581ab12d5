import { expect, test } from "vitest";
import { localeByCode } from "#core/sites.ts";
import type { Article } from "#shop/catalog/catalog.server.ts";
import { printDataOf } from "./print-data.server.ts";

const place = localeByCode("keepsake", "de-de")!;
const side = { code: "wrap", width: 226.5, height: 78, bleed: 2, safe: 4, minimumDpi: 200, technique: "sublimation" };
const mug = { productionDays: 2, sides: [{ ...side, scene: null }], variants: [{ sku: "MUG" }] } as unknown as Article;

test("lengths are written as the locale does, and pixels fill the side with its bleed", () => {
	expect(printDataOf(place, mug)?.sides).toEqual([
		{
			code: "wrap",
			technique: "sublimation",
			trim: "226,5 × 78 mm",
			openings: [],
			bleed: "2 mm",
			safe: "4 mm",
			dpi: 200,
			pixels: { width: Math.ceil((230.5 / 25.4) * 200), height: Math.ceil((82 / 25.4) * 200) },
		},
	]);
});

test("openings are told with their places", () => {
	const pierced = { ...side, openings: [{ kind: "rounded", x: 5.5, y: 5, width: 21, height: 40, radius: 8.5 }] };
	const [told] = printDataOf(place, { ...mug, sides: [pierced] } as unknown as Article)!.sides;
	expect(told?.openings).toEqual([{ size: "21 × 40 mm", left: "5,5 mm", top: "5 mm" }]);
});

test("sites without advanced data tell nothing of it", () => {
	expect(printDataOf({ ...place, site: { ...place.site, advancedData: false } }, mug)).toBeUndefined();
});
