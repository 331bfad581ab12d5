import { createProductApi } from "#product-api/product-api.ts";
import type { Shop } from "#shop/shop.ts";

const api = createProductApi();

/** The Product API's answer to this visitor: Request in, Response out. */
export async function callApi(shop: Shop, path: string, init: RequestInit = {}): Promise<Response> {
	return api.fetch(new Request(`http://localhost${path}`, init), { shop });
}

export function postJson(body: unknown, method = "POST"): RequestInit {
	return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** The same product API, asked through the proxy of the specification's section 7. */
export function callProxy(shop: Shop, call: Record<string, unknown>, service = "shop"): Promise<Response> {
	return callApi(shop, `/api/${service}`, postJson(call));
}
