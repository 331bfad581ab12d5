import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { loginPath, pagePath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

/** Everything under /accounts: who is not signed in does so first, and comes back. */
export const needsSignIn: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	if (!shop.customer) throw redirectTo(shop, loginPath(request.method === "GET" ? pagePath(shop, request) : undefined));
	return next();
};
