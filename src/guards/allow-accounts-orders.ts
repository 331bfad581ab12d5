import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** By group, or as it was set for this customer. */
export const allowAccountsOrders: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (!shop.customer?.may.orders) throw redirectTo(shop, "/accounts/home");
	return next();
};
