import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { callApi, callProxy, postJson } from "../../tests/support/call-api.ts";
import { MUG, makeProject, readyToOrder, stockMug } from "../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../tests/support/test-shop.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const visitor = () => anotherVisitor(bench.shop);

test("articles are read through the proxy as they are read directly", async () => {
	const shop = visitor();
	for (const path of ["/articles", `/articles/${MUG.id}`, `/articles/${MUG.id}/prices`, "/designs", "/tags"]) {
		const direct = await callApi(shop, `/api${path}`);
		const proxied = await callProxy(shop, { path, method: "get", query: { limit: 5 } });
		expect([direct.status, proxied.status], path).toEqual([200, 200]);
		expect(await proxied.json()).toEqual(await direct.json());
	}
	const { sides, variants } = await (await callApi(shop, `/api/articles/${MUG.id}`)).json();
	expect([sides.length, variants.length, sides[0].code]).toEqual([1, 2, "wrap"]);
	const { prices } = await (await callApi(shop, `/api/articles/${MUG.id}/prices`)).json();
	expect(prices[0].breaks[1]).toEqual({ minimumQuantity: 10, price: { amount: MUG.priceOfTen, currency: "GBP" } });
});

test("a cart is filled with a form, read and emptied through the proxy", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const added = await callProxy(shop, {
		path: "carts/current/lines",
		method: "POST",
		body: { projectId, quantity: 10 },
		headers: { "Content-Length": "3", Connection: "x-secret", "Transfer-Encoding": "chunked", Host: "elsewhere" },
	});
	expect(added.status).toBe(201);
	const { lineId } = await added.json();
	const cart = await (await callProxy(shop, { path: "/carts/current", method: "get" })).json();
	expect(cart).toMatchObject({
		pieces: 10,
		goods: { amount: 10 * MUG.priceOfTen },
		lines: [{ id: lineId, sku: "MUG-1" }],
	});
	const stranger = visitor();
	const theirs = await callProxy(stranger, { path: `/carts/current/lines/${lineId}`, method: "delete" });
	expect((await theirs.json()).data).toMatchObject({ status: 404, error_code: 4046 });
	const emptied = await callProxy(shop, { path: `/carts/current/lines/${lineId}`, method: "delete" });
	expect(await emptied.json()).toMatchObject({ pieces: 0, lines: [] });
});

test("lines may also come as JSON; what does not fit is told", async () => {
	const shop = visitor();
	const projectId = await makeProject(shop);
	const path = "/api/carts/current/lines";
	expect((await callApi(shop, path, postJson({ projectId }))).status).toBe(201);
	expect(await (await callApi(shop, path, postJson({ projectId, quantity: 1000 }))).json()).toMatchObject({
		status: 422,
		reason: "quantity",
	});
	expect(await (await callApi(visitor(), path, postJson({ projectId }))).json()).toMatchObject({
		reason: "unknown_project",
	});
	expect(await (await callApi(shop, path, postJson({ projectId: "x" }))).json()).toMatchObject({
		status: 422,
		fields: { projectId: expect.any(String) },
	});
	expect(
		(await callApi(shop, path, { method: "POST", body: "{", headers: { "content-type": "application/json" } })).status,
	).toBe(400);
	expect((await callApi(shop, path, { method: "POST" })).status).toBe(422);
});

test("a failure of the service is a 500 that holds its error", async () => {
	const answer = await callProxy(visitor(), { path: "/articles/999", method: "get" });
	expect(answer.status).toBe(500);
	expect(await answer.json()).toMatchObject({
		status: 500,
		message: "API Request failed /api/shop/articles/999",
		data: { status: 404, error_code: 4041, detail: "There is no such article." },
	});
});

test("an order is read by its public id; whose it is, only by the session that placed it", async () => {
	const shop = visitor();
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const path = `/orders/${placed.value.order.publicId}`;
	const own = await (await callProxy(shop, { path, method: "get" })).json();
	expect(own).toMatchObject({ status: 0, totalAmount: MUG.price + 395, lines: [{ sku: "MUG-1", quantity: 1 }] });
	expect(own.customer).toMatchObject({ email: "ana@example.test", postcode: "SW1A 2AA" });
	const others = await (await callApi(visitor(), `/api${path}`)).text();
	expect(JSON.parse(others)).toMatchObject({ number: own.number, history: [{ status: 0 }] });
	// The id is drawn by chance and may spell a name.
	const told = others.replaceAll(placed.value.order.publicId, "");
	expect(told).not.toMatch(/ana|garc|downing|SW1A|london|session|idempot/i);
});

test.each([
	"/../session",
	"/%2e%2e/session",
	"//evil.example/",
	"http://evil.example/",
	"/a\\b",
	"/articles?x=1",
	"/a%2fb",
	"/a/./b",
])("the path %s does not leave the service", async (path) => {
	expect(await (await callProxy(visitor(), { path, method: "get" })).json()).toMatchObject({ error_code: 4232 });
});

test("unknown services, paths and methods", async () => {
	const shop = visitor();
	expect(await (await callProxy(shop, { path: "/articles" }, "bank")).json()).toMatchObject({ error_code: 4048 });
	expect(await (await callProxy(shop, { path: "/shop", method: "post" })).json()).toMatchObject({ status: 500 });
	expect((await callProxy(shop, { path: "/articles", method: "trace" })).status).toBe(422);
	expect((await callProxy(shop, { path: "/articles", body: { fill: "x".repeat(2_000_000) } })).status).toBe(413);
});
