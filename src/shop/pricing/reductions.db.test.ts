import { afterEach, beforeEach, expect, test } from "vitest";
import { prices } from "#database/schema.ts";
import { MUG, stockMug } from "../../../tests/support/factories.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { singlePrices } from "./pricing.server.ts";
import { reductions } from "./reductions.server.ts";

let bench: TestShop;
beforeEach(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterEach(() => bench.close());

/** stockMug has 12.90 since the first of January; today is the 23rd of November. */
test.each([
	["the price before", [["2026-11-20", 990]], 1290],
	[
		"the lowest of the thirty days before it began",
		[
			["2026-10-25", 1190],
			["2026-11-10", 1250],
			["2026-11-20", 990],
		],
		1190,
	],
	[
		"not what was before those days",
		[
			["2026-10-01", 890],
			["2026-10-10", 1390],
			["2026-11-20", 990],
		],
		1390,
	],
	[
		"nothing when it was as low before",
		[
			["2026-10-25", 990],
			["2026-11-10", 1290],
			["2026-11-20", 990],
		],
		undefined,
	],
	["nothing when the price rose", [["2026-11-20", 1490]], undefined],
	["nothing once it has been the price for a month", [["2026-10-20", 990]], undefined],
	["nothing before it begins", [["2026-11-24", 990]], undefined],
] as const)("beside a reduced price stands %s", async (_, rows, lowest) => {
	const { shop } = bench;
	const row = { site: shop.site.code, currency: shop.site.currency, minimumQuantity: 1 };
	await shop.db
		.insert(prices)
		.values(
			rows.flatMap(([validFrom, amount]) =>
				[MUG.variantId, MUG.otherVariantId].map((variantId) => ({ ...row, variantId, validFrom, amount })),
			),
		);
	expect((await reductions(shop)).get(MUG.variantId)?.lowest.amount).toBe(lowest);
	expect((await singlePrices(shop, [MUG.id])).get(MUG.id)?.before?.amount).toBe(lowest);
});

test("an article whose dearer variant is reduced bears no earlier price beside the cheapest one's", async () => {
	const { shop } = bench;
	const row = { site: shop.site.code, currency: shop.site.currency, minimumQuantity: 1, variantId: MUG.otherVariantId };
	await shop.db.insert(prices).values([
		{ ...row, validFrom: "2026-10-01", amount: 2490 },
		{ ...row, validFrom: "2026-11-20", amount: 1990 },
	]);
	expect([...(await reductions(shop)).keys()]).toEqual([MUG.otherVariantId]);
	const single = (await singlePrices(shop, [MUG.id])).get(MUG.id);
	expect(single).toMatchObject({ variantId: MUG.variantId, varies: true, before: undefined });
});
