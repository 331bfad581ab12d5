import { Hono, type MiddlewareHandler } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { localeByCode } from "#core/sites.ts";
import { answerFailure } from "#product-api/answer-failure.ts";
import type { ApiEnvironment } from "#shop/open-api-app.ts";
import type { Shop } from "#shop/shop.ts";

import { pathWithoutLocale } from "./resolve-site.ts";
import { limitWrites, refuseBrokenAddress, refuseForeignWrites, refuseGatedData, securityHeaders } from "./security.ts";
import { ownOrigin } from "./site-addresses.ts";

const logged: string[] = [];
const shop = {
	...localeByCode("keepsake", "es-es"),
	prefix: "",
	log: pino({}, { write: (line: string) => void logged.push(line) }),
} as unknown as Shop;

function app(...middleware: MiddlewareHandler<ApiEnvironment>[]) {
	return appOf(shop, ...middleware);
}

function appOf(shop: Shop, ...middleware: MiddlewareHandler<ApiEnvironment>[]) {
	const made = new Hono<ApiEnvironment>({ getPath: pathWithoutLocale });
	made.use(async (context, next) => {
		context.set("shop", shop);
		await next();
	});
	for (const each of middleware) made.use(each);
	made.all("/broken", () => {
		throw new Error("secret detail");
	});
	made.all("*", (context) => context.text("done"));
	made.onError(answerFailure);
	return made;
}

const HOST = { host: "shop.example" };

test.each([
	["from its own page", { cookie: "a=b", origin: "https://shop.example" }, 200],
	["from another site", { cookie: "a=b", origin: "https://evil.example" }, 403],
	["from nowhere", { cookie: "a=b" }, 403],
	["from a sandboxed frame", { cookie: "a=b", origin: "null" }, 403],
	["from the same origin, as the browser says", { cookie: "a=b", "sec-fetch-site": "same-origin" }, 200],
	["from a sister site, as the browser says", { cookie: "a=b", "sec-fetch-site": "same-site" }, 403],
	["from a machine without cookies", {}, 200],
	["from another site's form, to which no cookie is given", { origin: "https://evil.example" }, 403],
	["from another site without a name", { "sec-fetch-site": "cross-site" }, 403],
])("a write %s", async (_name, headers, status) => {
	const guarded = app(refuseForeignWrites());
	for (const method of ["POST", "PUT", "DELETE"]) {
		const answer = await guarded.request("/", { method, headers: { ...HOST, ...headers } });
		expect(answer.status, method).toBe(status);
	}
	expect((await guarded.request("/", { headers: { ...HOST, ...headers } })).status).toBe(200);
});

test.each([
	["/t/%ff", 404],
	["/t/%E9t%E9", 404],
	["/t/100%", 404],
	["/t/a%00b", 404],
	["/search?q=a%00b", 404],
	["/t/%C3%A9t%C3%A9", 200],
	["/t/100%25", 200],
	["/search?q=100%", 200],
])("the address %s", async (path, status) => {
	const notFound = async () => new Response("page", { status: 404 });
	expect((await app(refuseBrokenAddress(notFound)).request(`http://shop.example${path}`)).status).toBe(status);
});

test.each([
	["/t/%ff", "/t%2F%25ff"],
	["/es-es/%E0%A4%A?x=1", "/es-es/%25E0%25A4%25A%3Fx%3D1"],
	["/search?q=a%00b", "/search%3Fq%3Da%2500b"],
	["/api/orders/%ff", undefined],
	["/es-es/api/orders/%00", undefined],
	["/t/%ff.data", undefined],
])("the broken address %s is asked for as the page %s", async (path, page) => {
	const [, prefix = ""] = /^(\/es-es)?/.exec(path) ?? [];
	const notFound = async (_: unknown, request: Request) => new Response(request.url, { status: 404 });
	const answer = await appOf({ ...shop, prefix }, refuseBrokenAddress(notFound)).request(`http://shop.example${path}`);
	const isProblem = answer.headers.get("content-type")?.startsWith("application/problem+json");
	expect(isProblem ? undefined : await answer.text()).toBe(page && `http://shop.example${page}`);
});

const CUSTOMER = { id: 1 } as Shop["customer"];

test.each([
	["/api/articles", 401],
	["/api/authors", 401],
	["/images/1-2.jpg", 401],
	["/pictures/1", 401],
	["/previews/designs/9006.jpg", 401],
	["/reviews/photos/7/1-320.avif", 401],
	["/sitemap-pages.xml", 401],
	["/sitemap-designs-9001.xml", 401],
	["/es-es/api/articles", 401],
	["/es-es/reviews/photos/7/1-320.avif", 401],
	["/es-es/sitemap-pages.xml", 401],
	["/api/auth/get-session", 200],
	["/api/session", 200],
	["/api/webhooks/payments/sandbox", 200],
	["/sitemap.xml", 200],
	["/robots.txt", 200],
	["/login", 200],
])("a site that asks for sign-in answers strangers at %s with %i, and its customers", async (path, status) => {
	const gated = { ...shop, site: { ...shop.site, loginRequired: true } };
	const ask = async (as: Shop) => (await appOf(as, refuseGatedData()).request(`http://shop.example${path}`)).status;
	expect([await ask(gated), await ask({ ...gated, customer: CUSTOMER }), await ask(shop)]).toEqual([status, 200, 200]);
});

test("who writes too often waits, in words of the site; others do not", async () => {
	const limited = app(
		limitWrites(
			2,
			(context) => context.req.header("from") ?? "",
			(path) => path === "/signed",
		),
	);
	const write = (from: string, path = "/") => limited.request(path, { method: "POST", headers: { from } });
	expect((await Promise.all([write("a"), write("a"), write("b")])).map(({ status }) => status)).toEqual([
		200, 200, 200,
	]);
	const refused = await write("a");
	expect(await refused.json()).toMatchObject({
		status: 429,
		error_code: 4290,
		detail: expect.stringContaining("Espera"),
	});
	expect(refused.headers.get("content-type")).toContain("application/problem+json");
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect((await write("b")).status).toBe(200);
	expect((await write("a", "/signed")).status).toBe(200);
	expect((await limited.request("/", { headers: { from: "a" } })).status).toBe(200);
});

test("a fault is logged whole and told as one sentence", async () => {
	const answer = await app(securityHeaders()).request("/broken");
	expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "application/problem+json; charset=utf-8"]);
	expect(await answer.text()).not.toMatch(/secret|stack|\.ts/);
	expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(logged.join()).toContain("secret detail");
	logged.length = 0;
	await app().request("/broken", { headers: { "user-agent": "Googlebot/2.1" } });
	expect(logged).toEqual([]);
});

test.each([
	["shop.example", "https://shop.example"],
	["shop.example:8443", "https://shop.example:8443"],
	["popkin.example", "https://popkin.example"],
	["evil.example", "https://shop.example"],
	["shop.example.evil.example", "https://shop.example"],
	["shop.example@evil.example", "https://shop.example"],
])("links of a visitor at %s lead to %s", (host, origin) => {
	expect(
		ownOrigin(
			{ baseUrl: "https://shop.example", defaultBrand: "keepsake", popkinHost: "popkin.example", siteHosts: [] },
			host,
		),
	).toBe(origin);
});

test.each([
	["/es-es/api/articles", "/api/articles"],
	["/es-es", "/"],
	["/xx-yy/api/articles", "/xx-yy/api/articles"],
	["/api/articles", "/api/articles"],
])("APIs are found at %s", (path, found) => {
	expect(pathWithoutLocale(new Request(`http://localhost${path}?a=1`))).toBe(found);
});
