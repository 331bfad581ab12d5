import { afterAll, beforeAll, expect, test } from "vitest";
import { localeByCode } from "#core/sites.ts";
import { callApi, postJson } from "../../../tests/support/call-api.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { chooseConsent } from "./sessions.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

const SEEN = {
	category: "page",
	name: "view",
	page: { url: "http://localhost/t/pets", path: "/t/pets", title: "Pets", referrer: "" },
};
const tell = (event: unknown, shop = bench.shop) => callApi(shop, "/api/event/page", postJson(event));

test("a page event is taken, and without consent nothing of it stays", async () => {
	const session = { id: undefined, start: () => expect.unreachable() };
	const shop = { ...bench.shop, session };
	expect((await tell(SEEN, shop)).status).toBe(204);
	expect((await tell({ ...SEEN, userAgent: "Mozilla/5.0", ip: "2001:db8::1", mobile: true }, shop)).status).toBe(204);
	const { rows } = await bench.pool.query("select id from sessions");
	expect(rows).toEqual([]);
});

test("what is wrong with an event is told field by field, in the language of the site", async () => {
	const spanish = { ...bench.shop, ...localeByCode("keepsake", "es-es") };
	const page = { ...SEEN.page, url: "javascript:alert(1)", path: "t/pets", title: "x".repeat(501) };
	const answer = await tell({ ...SEEN, category: 7, page, ip: "nowhere", mobile: "yes", customer: 1 }, spanish);
	expect(answer.status).toBe(422);
	expect(await answer.json()).toMatchObject({
		detail: "Faltan valores o están fuera de los límites.",
		fields: {
			"": "No se conoce aquí: customer.",
			category: "Debe ser de tipo string.",
			"page.url": "No tiene la forma necesaria (url).",
			"page.path": "No tiene la forma necesaria (starts_with).",
			"page.title": "Debe tener como máximo 500 caracteres.",
			ip: "No encaja en ninguna de las formas permitidas.",
			mobile: "Debe ser de tipo boolean.",
		},
	});
});

test("with consent an event stays, with a shortened address; a crawler's never does", async () => {
	const shop = { ...anotherVisitor(bench.shop), clientAddress: "203.0.113.77" };
	const consent = { isConsentGiven: true, isAdsAccepted: false, isAnalyticsAccepted: true, consentVersion: 1 };
	await callApi(shop, "/api/session", postJson(consent));
	await tell({ ...SEEN, ip: "198.51.100.1", mobile: true }, shop);
	const crawler = postJson(SEEN);
	await callApi(shop, "/api/event/page", {
		...crawler,
		headers: { ...crawler.headers, "user-agent": "Googlebot/2.1" },
	});
	const { rows } = await bench.pool.query("select path, ip, mobile, site from page_events");
	expect(rows).toEqual([{ path: "/t/pets", ip: "203.0.113.0", mobile: true, site: "GB" }]);
	await callApi(shop, "/api/session", postJson({ ...consent, isAnalyticsAccepted: false }));
	await tell(SEEN, shop);
	expect((await bench.pool.query("select id from page_events")).rows).toHaveLength(1);
});

test("whoever takes the consent to analytics back loses the tag's cookies, and no others", async () => {
	const set: string[] = [];
	const headers = new Headers({ cookie: "_ga=GA1.1.12; keepsake_ga=1; _ga_TEST=GS2.1; _gallery=1; theme=_ga=2" });
	const visit = { headers, setCookie: (line: string) => set.push(line) };
	const shop = { ...anotherVisitor(bench.shop), visit, origin: "https://shop.example.com" };
	await chooseConsent(shop, { isAnalyticsAccepted: true, isAdsAccepted: false });
	expect(set).toEqual([]);
	await chooseConsent(shop, { isAnalyticsAccepted: false, isAdsAccepted: true });
	const places = ["", "; Domain=shop.example.com", "; Domain=example.com"];
	const ends = (name: string) => places.map((domain) => `${name}=; Path=/${domain}; Max-Age=0`);
	expect(set).toEqual([...ends("_ga"), ...ends("_ga_TEST")]);
});
