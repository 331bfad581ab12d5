import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { affiliateHits, designApplications, designs, designTexts, orders } from "#database/schema.ts";
import { documentWith, MUG, stockMug } from "../../../tests/support/factories.ts";
import { partnerWithOrder } from "../../../tests/support/partner.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { affiliateLinks, affiliateNumbers, linkTargets } from "./affiliate-links.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("a partner's links lead to each site that has the page, and only own published designs are offered", async () => {
	const { db } = bench.shop;
	const [partner, stranger] = [await partnerWithOrder(bench.shop), await partnerWithOrder(bench.shop)];
	for (const [id, ownerId, published] of [
		[1, partner.id, true],
		[2, partner.id, false],
		[3, stranger.id, true],
	] as const) {
		await db
			.insert(designs)
			.values({ id, popularity: 1, createdOn: "2026-01-01", modifiedOn: "2026-01-01", ownerId, published });
		for (const language of ["en", "de"])
			await db
				.insert(designTexts)
				.values({ designId: id, language, name: `Design ${id}`, slug: `${language}-${id}`, description: "" });
		const application = { designId: id, articleId: MUG.id, position: 0, hash: "0".repeat(64), popularity: 1 };
		await db.insert(designApplications).values({ ...application, document: documentWith() });
	}
	const targets = await linkTargets(partner.shop, partner);
	expect(targets.map(({ key }) => key)).toEqual(["home", "offers", "article-11", "design-1"]);
	const links = await affiliateLinks(partner.shop, partner, "design-1");
	expect(links[0]).toEqual({
		place: "United Kingdom · English",
		href: `http://keepsake.test/en-gb/design/en-1/1?afcust=${partner.id}`,
		current: true,
	});
	expect(links.map(({ href }) => href)).toContain(`http://keepsake.test/de-de/design/de-1/1?afcust=${partner.id}`);
	expect(links.some(({ href }) => href.includes("/fr-fr"))).toBe(false);
	expect((await affiliateLinks(partner.shop, partner, "home")).length).toBeGreaterThan(links.length);
});

test("visits and orders of thirty days are counted, cancelled orders and other partners' left out", async () => {
	const { db, now } = bench.shop;
	const [partner, other] = [await partnerWithOrder(bench.shop), await partnerWithOrder(bench.shop)];
	const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000);
	const visit = { deviceFootprint: "a", domain: "a.test", url: "https://a.test", ip: "10.0.0.0" };
	await db.insert(affiliateHits).values([
		{ ...visit, customerId: partner.id, at: day(0) },
		{ ...visit, customerId: partner.id, at: day(29) },
		{ ...visit, customerId: partner.id, at: day(31) },
		{ ...visit, customerId: other.id, at: day(1) },
	]);
	const bring = async (affiliate: number, change: Partial<typeof orders.$inferInsert>) => {
		const { orderId } = await partnerWithOrder(bench.shop);
		await db
			.update(orders)
			.set({ source: { affiliate }, ...change })
			.where(eq(orders.id, orderId));
	};
	await bring(partner.id, { placedAt: day(2) });
	await bring(partner.id, { placedAt: day(40) });
	await bring(partner.id, { placedAt: day(3), status: 10 });
	await bring(other.id, { placedAt: day(3) });
	expect(await affiliateNumbers(bench.shop, partner)).toEqual({ hits: 2, orders: 1 });
});
