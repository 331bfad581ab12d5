import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** Customers write from their account, where the answer will be found. */
export const redirectContactIfLogged: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (shop.customer) throw redirectTo(shop, "/accounts/tickets?contact=1");
	return next();
};
