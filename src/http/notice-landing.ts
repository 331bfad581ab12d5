import { keepSource, namesSource } from "#shop/affiliates/visit-source.server.ts";
import type { Shop } from "#shop/shop.ts";

/**
 * Where a visitor came from: told by the address of the page, or, once they have answered the question about cookies
 * on that page, by the address that they answered from.
 */
export async function noticeLanding(shop: Shop, request: Request): Promise<void> {
	const { headers, method } = request;
	const referrer = headers.get("referer");
	if (method === "GET") {
		const landing = new URL(request.url);
		if (shop.session.id !== undefined && namesSource(landing)) await keepSource(shop, landing, referrer);
	} else if (method === "POST" && new URL(request.url).pathname === `${shop.prefix}/cookies` && referrer) {
		const landing = URL.parse(referrer);
		if (landing?.origin === shop.origin && namesSource(landing)) await keepSource(shop, landing, null);
	}
}
