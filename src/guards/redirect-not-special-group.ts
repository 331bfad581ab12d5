import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** Pages of the special group; for everybody else the account begins at its overview. */
export const redirectNotSpecialGroup: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (shop.customer?.group !== "partner") throw redirectTo(shop, "/accounts/home");
	return next();
};
