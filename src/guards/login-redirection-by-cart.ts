import type { MiddlewareFunction } from "react-router";
import { countCart } from "#shop/cart/cart.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { callbackPath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

/**
 * Who is signed in goes on: where they came from, else to the checkout with a cart, else to their account.
 * Who has just confirmed their address is told so first.
 */
export const loginRedirectionByCart: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	const isTold = new URL(request.url).searchParams.get("view") === "confirmed";
	if (!shop.customer || isTold || request.method !== "GET") return next();
	const callback = callbackPath(shop, request);
	throw redirectTo(shop, callback ?? ((await countCart(shop)) > 0 ? "/checkout" : "/accounts/home"));
};
