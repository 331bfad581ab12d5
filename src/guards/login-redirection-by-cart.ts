import type { MiddlewareFunction } from "react-router";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import { callbackPath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

/**
 * Who is signed in goes on: where they came from, else to the checkout with a cart, else to their account.
 * Who has confirmed their address, or comes by that link again, is told so first.
 */
export const loginRedirectionByCart: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	const { searchParams } = new URL(request.url);
	if (!shop.customer || searchParams.get("view") === "confirmed" || request.method !== "GET") return next();
	if (searchParams.has("confirm")) throw redirectTo(shop, "/login?view=confirmed");
	const callback = callbackPath(shop, request);
	const { pieces } = await context.get(visitorStateContext)();
	throw redirectTo(shop, callback ?? (pieces > 0 ? "/checkout" : "/accounts/home"));
};
