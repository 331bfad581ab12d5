import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prices } from "#database/schema.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { MUG, stockMug } from "../../../tests/support/factories.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { offerOf } from "./offer.server.ts";
import { inTimeFor } from "./order-by.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("an offer names the price of one piece, its breaks and the day of the cheapest delivery", async () => {
	expect(await offer(bench.shop)).toEqual({
		price: "£12.90",
		varies: false,
		breaks: [
			{ from: 1, price: "£12.90" },
			{ from: 10, price: "£10.90" },
		],
		arrivesBy: "Monday 30 November",
	});
});

test.each([
	["dearer", 1490, "£12.90"],
	["cheaper", 990, "£9.90"],
])("another variant that is %s makes the offer begin with the cheapest one", async (_, amount, price) => {
	const shown = inTransaction(bench.shop, async (inside) => {
		const single = and(eq(prices.variantId, MUG.otherVariantId), eq(prices.minimumQuantity, 1));
		await inside.db.update(prices).set({ amount }).where(single);
		throw new Rollback(await offer(inside));
	});
	await expect(shown).rejects.toMatchObject({ offer: { price, varies: true, breaks: [{ from: 1, price }, {}] } });
});

test("an occasion names the last day on which an order comes before it, in its season and while there is time", async () => {
	const on = (day: string): Shop => ({ ...bench.shop, now: new Date(`${day}T09:00:00Z`) });
	const christmas = { givenOn: "12-24" };
	const inTime = { orderBy: "2026-12-16", given: "2026-12-24" };
	expect(await inTimeFor(on("2026-11-23"), christmas)).toEqual(inTime);
	expect(await inTimeFor(on("2026-12-16"), christmas)).toEqual(inTime);
	expect((await offer(on("2026-12-16")))?.arrivesBy).toBe("Wednesday 23 December");
	expect(await inTimeFor(on("2026-12-17"), christmas)).toBeUndefined();
	expect(await inTimeFor(on("2026-11-08"), christmas)).toBeUndefined();
	expect(await inTimeFor(on("2026-12-31"), { givenOn: "02-13" })).toMatchObject({ given: "2027-02-13" });
	expect(await inTimeFor(on("2026-11-23"), { givenOn: null })).toBeUndefined();
});

class Rollback extends Error {
	readonly offer: Awaited<ReturnType<typeof offerOf>>;
	constructor(offer: Awaited<ReturnType<typeof offerOf>>) {
		super();
		this.offer = offer;
	}
}

async function offer(shop: Shop) {
	const article = await findArticle(shop, MUG.id);
	return article && offerOf(shop, article);
}
