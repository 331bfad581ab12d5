import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** Customers find their orders in a list: no number has to be typed. */
export const trackingRedirectIfLogged: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (shop.customer) throw redirectTo(shop, "/accounts/orders");
	return next();
};
