import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Shop } from "#shop/shop.ts";
import { callApi, postJson } from "../../../tests/support/call-api.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

const visitor = () => anotherVisitor(bench.shop);
const read = async (shop: Shop) => (await callApi(shop, "/api/session")).json();
const change = (shop: Shop, body: unknown) => callApi(shop, "/api/session", postJson(body));

const CONSENT = { isConsentGiven: true, isAdsAccepted: false, isAnalyticsAccepted: true, consentVersion: 3 };
const SCREEN = { screenWidth: 375, screenHeight: 812, screenDevicePixelRatio: 2.625 };
const GA4 = { ga4ClientId: "123.456", ga4SessionId: "1700000000", ga4SessionNumber: 4 };

test("who only looks has the defaults and no session", async () => {
	const shop: Shop = {
		...visitor(),
		session: { id: undefined, start: () => expect.unreachable() },
	};
	expect(await read(shop)).toMatchObject({ apiClient: null, isConsentGiven: false, screenWidth: null, customer: null });
});

test("each group of fields is kept beside the others, for this visitor alone", async () => {
	const shop = visitor();
	for (const body of [CONSENT, SCREEN, GA4]) expect((await change(shop, body)).status).toBe(200);
	const session = await read(shop);
	expect(session).toMatchObject({ ...CONSENT, ...SCREEN, ...GA4, customer: null });
	expect(session.apiClient).toEqual(expect.any(String));
	expect(session.apiClient).not.toBe(shop.session.id);
	expect(await read(visitor())).toMatchObject({ isConsentGiven: false, screenWidth: null, ga4ClientId: null });
});

test("analytics ids need consent and go with it", async () => {
	const shop = visitor();
	expect(await (await change(shop, GA4)).json()).toMatchObject({ status: 422, reason: "no_consent" });
	await change(shop, CONSENT);
	await change(shop, GA4);
	await change(shop, { ...CONSENT, isAnalyticsAccepted: false });
	expect(await read(shop)).toMatchObject({ isAnalyticsAccepted: false, ga4ClientId: null, ga4SessionNumber: null });
});

test("a customer is only ever the signed-in one", async () => {
	const shop = visitor();
	const updateDateCustomer = "2026-11-21T10:00:00.000Z";
	expect(await (await change(shop, { customer: { id: 7 }, updateDateCustomer })).json()).toMatchObject({
		status: 422,
		reason: "not_signed_in",
	});
	expect(await (await change(shop, { customer: null, updateDateCustomer })).json()).toMatchObject({
		customer: null,
		updateDateCustomer,
	});
});

test.each([
	{},
	[],
	{ isConsentGiven: "yes" },
	{ ...CONSENT, isConsentGiven: false },
	{ ...CONSENT, extra: 1 },
	{ screenWidth: 375 },
	{ ...SCREEN, screenWidth: -1 },
	{ ...SCREEN, screenDevicePixelRatio: 1e9 },
	{ ...GA4, ga4ClientId: "<script>" },
	{ customer: "7", updateDateCustomer: "yesterday" },
	{ isStaff: true },
])("nonsense is 422: %j", async (body) => {
	const shop = visitor();
	expect((await change(shop, body)).status).toBe(422);
	expect(await read(shop)).toMatchObject({ isConsentGiven: false, screenWidth: null });
});

test("a large body is 413", async () => {
	expect((await change(visitor(), { customer: { fill: "x".repeat(20_000) }, updateDateCustomer: null })).status).toBe(
		413,
	);
});

test("what the browser reports is logged at its level, without addresses, and not for crawlers", async () => {
	const lines: { level: number; msg: string; from: string }[] = [];
	const log = pino({ level: "trace" }, { write: (line) => void lines.push(JSON.parse(line)) });
	const report = (body: unknown, agent = "Mozilla/5.0 Firefox/140") => {
		const init = postJson(body);
		return callApi({ ...visitor(), log }, "/api/log", { ...init, headers: { ...init.headers, "user-agent": agent } });
	};
	expect((await report({ level: "ERROR", message: "stage broke for ana@example.test" })).status).toBe(204);
	expect((await report({ level: "error", message: "a" }, "Googlebot/2.1")).status).toBe(204);
	expect((await report({ level: "shout", message: "a" })).status).toBe(422);
	expect((await report({ level: "error", message: "x".repeat(2001) })).status).toBe(422);
	expect((await report({ level: "error", message: "x".repeat(20_000) })).status).toBe(413);
	expect(lines).toMatchObject([{ level: 50, from: "browser", msg: "stage broke for (e-mail)" }]);
});
