import type { MiddlewareFunction } from "react-router";
import { countCart } from "#shop/cart/cart.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { callbackPath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

/** Who is signed in goes on: where they came from, else to the checkout with a cart, else to their account. */
export const loginRedirectionByCart: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	if (!shop.customer || request.method !== "GET") return next();
	const callback = callbackPath(shop, request);
	throw redirectTo(shop, callback ?? ((await countCart(shop)) > 0 ? "/checkout" : "/accounts/home"));
};
