import type { MiddlewareFunction } from "react-router";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** No checkout without goods; an order that is sent again finds its way, whatever the cart holds. */
export const redirectEmptyCart: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	if (request.method !== "GET") return next();
	const { pieces } = await context.get(visitorStateContext)();
	if (pieces === 0) throw redirectTo(shop, "/cart?from=checkout");
	return next();
};
