import { afterAll, beforeAll, expect, test } from "vitest";
import { customers } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi, callProxy, postJson } from "../../../tests/support/call-api.ts";
import { anotherVisitor, nextRequest, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { keepSource, sourceOfVisit } from "./visit-source.server.ts";

let bench: TestShop;
let affiliate: number;
beforeAll(async () => {
	bench = await openTestShop();
	const [made] = await bench.shop.db
		.insert(customers)
		.values({ email: "partner@example.test", displayName: "Partner" })
		.returning({ id: customers.id });
	affiliate = made?.id ?? 0;
});
afterAll(() => bench.close());

const landing = (search: string) => new URL(`http://localhost/t/pets?${search}`);
const hits = async () =>
	(await bench.pool.query("select customer_id, campaign, ip from affiliate_hits order by id")).rows;

test("where somebody came from is kept for those who accept advertising, and counted once", async () => {
	const visitor = await nextRequest({ ...anotherVisitor(bench.shop), clientAddress: "203.0.113.77" });
	const link = landing(`utm_campaign=spring&gclid=g1&awc=5_17_a&afcust=${affiliate}`);
	await keepSource(visitor, link, null);
	expect([await sourceOfVisit(visitor), await hits()]).toEqual([null, []]);
	await accept(visitor, true);
	const reader = await nextRequest(visitor);
	await keepSource(reader, link, null);
	await keepSource(await nextRequest(reader), link, null);
	expect(await sourceOfVisit(await nextRequest(reader))).toEqual({
		campaign: { utm_campaign: "spring", gclid: "g1" },
		awc: "5_17_a",
		affiliate,
	});
	expect(await hits()).toEqual([{ customer_id: String(affiliate), campaign: "spring", ip: "203.0.113.0" }]);
	await accept(reader, false);
	expect(await sourceOfVisit(await nextRequest(reader))).toBeNull();
});

test("an affiliate that does not exist is no hit, and sets no cookie", async () => {
	const visitor = await nextRequest(anotherVisitor(bench.shop));
	await accept(visitor, true);
	await keepSource(visitor, landing("afcust=7"), null);
	expect(await sourceOfVisit(await nextRequest(visitor))).toBeNull();
});

test("a hit may come over the Product API, as JSON and as a form through the proxy", async () => {
	const hit = { device_footprint: "abc", domain: "blog.example", url: "https://blog.example/a", ip: "2001:db8::9" };
	const before = (await hits()).length;
	const counted = await callApi(bench.shop, "/api/affiliates/hits", postJson({ ...hit, customer_id: affiliate }));
	expect(counted.status).toBe(204);
	const body = { ...hit, customer_id: String(affiliate), campaign: "c" };
	const proxied = await callProxy(bench.shop, { path: "affiliates/hits", method: "post", body });
	expect(proxied.ok).toBe(true);
	expect((await hits()).slice(before)).toMatchObject([{ ip: "2001:db8::" }, { campaign: "c" }]);
	const unknown = await callApi(bench.shop, "/api/affiliates/hits", postJson({ ...hit, customer_id: 7 }));
	expect(await unknown.json()).toMatchObject({ status: 422, reason: "unknown_affiliate" });
});

async function accept(shop: Shop, ads: boolean): Promise<void> {
	const values = { isConsentGiven: true, isAdsAccepted: ads, isAnalyticsAccepted: false, consentVersion: 1 };
	await callApi(shop, "/api/session", postJson(values));
}
