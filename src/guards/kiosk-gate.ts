import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { pagePath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

/** What is somebody's own beyond the visit, or is done at home. */
const CLOSED = /^\/(?:accounts|cookies|login|newsletter|tracking|unsubscribe)(?:[/?]|$)/;

/** On a kiosk nobody signs in, subscribes or looks up orders. */
export const kioskGate: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	if (shop.site.kiosk && CLOSED.test(pagePath(shop, request))) throw redirectTo(shop, "/");
	return next();
};
