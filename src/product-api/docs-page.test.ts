import { expect, test } from "vitest";
import { BRANDS } from "#core/brands.ts";
import { localeByCode } from "#core/sites.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi } from "../../tests/support/call-api.ts";

const visitor = (code: string) => ({ brand: BRANDS.keepsake, ...localeByCode("keepsake", code) }) as unknown as Shop;
const PATHS = [
	"/api/affiliates/hits",
	"/api/articles",
	"/api/articles/{id}",
	"/api/articles/{id}/prices",
	"/api/carts/current",
	"/api/carts/current/lines",
	"/api/carts/current/lines/{id}",
	"/api/carts/current/lines/{id}/changes",
	"/api/carts/current/lines/{id}/choice",
	"/api/clip-art",
	"/api/designs",
	"/api/designs/{id}",
	"/api/event/page",
	"/api/log",
	"/api/orders/{public_id}",
	"/api/press-profiles/{sha256}/soft-proof",
	"/api/projects",
	"/api/projects/{id}",
	"/api/projects/{id}/handover",
	"/api/projects/{id}/versions",
	"/api/projects/{id}/versions/current",
	"/api/projects/{id}/versions/{version}",
	"/api/search",
	"/api/session",
	"/api/tags",
	"/api/{service}",
	"/images/upload",
	"/pictures/{id}/faces",
	"/pictures/{id}/{file}",
];

test("OpenAPI 3.1 describes every resource, its errors included", async () => {
	const description = await (await callApi(visitor("en-gb"), "/openapi.json")).json();
	expect(description.openapi).toBe("3.1.0");
	expect(Object.keys(description.paths).sort()).toEqual(PATHS);
	for (const [path, methods] of Object.entries<Record<string, { summary: string; responses: object }>>(
		description.paths,
	))
		for (const [method, operation] of Object.entries(methods)) {
			expect(operation.summary, `${method} ${path}`).toMatch(/^[A-Z].* \w{2,}/);
			if (method !== "get" || path.includes("{")) expect(JSON.stringify(operation.responses)).toContain("/Problem");
		}
	const named = new Set(JSON.stringify(description).match(/#\/components\/schemas\/\w+/g));
	for (const reference of named) expect(description.components.schemas).toHaveProperty(reference.slice(21));
});

test.each([
	["en-gb", "Product API", "Parameters"],
	["es-es", "API de productos", "Parámetros"],
])("the page in %s tells it all, and runs no script", async (code, title, word) => {
	const answer = await callApi(visitor(code), "/docs");
	const page = await answer.text();
	expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(page).toContain(`<h1>${title}</h1>`);
	expect(page).toContain(`<h4>${word}</h4>`);
	for (const path of PATHS) expect(page).toContain(`</b> ${path}<`);
	expect(page).not.toMatch(/<script|\[object|undefined/);
});
