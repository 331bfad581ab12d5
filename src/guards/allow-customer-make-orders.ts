import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** A blocked customer is told so at the cart. */
export const allowCustomerMakeOrders: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (shop.customer?.blocked) throw redirectTo(shop, "/cart?from=blocked");
	return next();
};
