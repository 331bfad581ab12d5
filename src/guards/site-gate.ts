import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { loginPath, pagePath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

/** A site that shows nothing without signing in: for all its pages, so that theirs need not ask again. */
export const siteGate: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	const path = pagePath(shop, request);
	if (shop.site.loginRequired && !shop.customer && !/^\/login(?:[/?]|$)/.test(path))
		throw redirectTo(shop, loginPath(request.method === "GET" ? path : undefined));
	return next();
};
