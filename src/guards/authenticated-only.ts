import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** A page that means nothing to who is not signed in. */
export const authenticatedOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (!shop.customer) throw redirectTo(shop, "/");
	return next();
};
