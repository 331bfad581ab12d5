import { expect, test } from "vitest";
import { createOpenApiApp } from "#shop/open-api-app.ts";
import type { Shop } from "#shop/shop.ts";
import { innerCall, innerRequest, innerUrl } from "./inner-request.ts";
import { mountProxy } from "./proxy.ts";

const url = new URL("https://service.example/v1/things");
const defaults = { ext_session_id: "s1", locale: "en-gb" };
const build = (call: Record<string, unknown>) =>
	innerRequest(url, innerCall.parse({ path: "/things", ...call }), defaults);

test("GET sends its parameters as query string, with the defaults that are missing", () => {
	const request = build({ query: { q: "a b", ids: [1, 2], locale: "es-es", none: null } });
	expect(request.method).toBe("GET");
	expect(request.url).toBe(`${url.href}?ext_session_id=s1&locale=es-es&q=a+b&ids=1&ids=2`);
	expect(request.body).toBeNull();
});

test.each(["post", "DELETE"])("%s sends a form", async (method) => {
	const request = build({ method, query: { page: 2 }, body: { name: "Zoë", deep: { a: 1 }, ext_session_id: "own" } });
	expect([request.method, request.url]).toEqual([method.toUpperCase(), `${url.href}?page=2`]);
	expect(request.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
	expect(await request.text()).toBe("ext_session_id=own&locale=en-gb&name=Zo%C3%AB&deep=%7B%22a%22%3A1%7D");
});

test("PUT sends JSON", async () => {
	expect(await build({ method: "put", body: { a: [1] } }).json()).toEqual({ ...defaults, a: [1] });
});

test("headers of one hop, of the host and of the visitor's cookies stay behind", () => {
	const headers = Object.fromEntries(
		build({
			headers: {
				Connection: "close, X-Hop",
				"X-Hop": "1",
				TE: "trailers",
				Upgrade: "h2c",
				Host: "evil",
				Cookie: "a=b",
				"X-Forwarded-For": "1.2.3.4",
				"Content-Length": "5",
				"bad name": "x",
				"X-Bad": "a\r\nb: c",
				"Accept-Language": "es",
			},
		}).headers,
	);
	expect(headers).toEqual({ accept: "application/json", "accept-language": "es" });
});

test.each([
	["/notes", true],
	["notes/7", true],
	["/notesbook", false],
	["/secrets", false],
	["/notes/../secrets", false],
])("of a service's list of paths, %s: %s", (path, found) => {
	expect(innerUrl("https://service.example/v1", path, ["/notes", "/tasks"]) !== undefined).toBe(found);
});

test("error_code 5004 is an answer, any other error a failure", async () => {
	const app = createOpenApiApp();
	const shop = {
		log: { warn() {}, error() {} },
		session: { start: () => "s" },
		key: () => "k",
		locale: { code: "en-gb" },
	};
	app.use(async (context, next) => {
		context.set("shop", shop as unknown as Shop);
		await next();
	});
	const answer = (code: number) => ({
		url: "https://service.example/v1",
		paths: ["/"],
		call: async () => Response.json({ error_code: code, detail: "why" }, { status: 422 }),
	});
	mountProxy(
		app,
		new Map([
			["normal", answer(5004)],
			["broken", answer(5005)],
			["silent", { ...answer(0), call: () => Promise.reject(new Error("timeout")) }],
			["empty", { ...answer(0), call: async () => new Response(null, { status: 204 }) }],
		]),
	);
	const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"path":"/codes"}' };
	const normal = await app.request("/api/normal", init);
	expect([normal.status, await normal.json()]).toEqual([200, { error_code: 5004, detail: "why" }]);
	const empty = await app.request("/api/empty", init);
	expect([empty.status, await empty.json()]).toEqual([200, null]);
	const silent = await app.request("/api/silent", init);
	expect([silent.status, (await silent.json()).data]).toEqual([500, null]);
	const broken = await app.request("/api/broken", init);
	expect([broken.status, (await broken.json()).message]).toEqual([500, "API Request failed /api/broken/codes"]);
});
