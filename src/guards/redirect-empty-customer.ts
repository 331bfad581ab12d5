import type { MiddlewareFunction } from "react-router";
import { readCheckout } from "#shop/checkout/checkout.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { loginPath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

/** No order of nobody: a customer, or a guest who has chosen to be one or has said who they are. */
export const redirectEmptyCustomer: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (!shop.customer) {
		const checkout = await readCheckout(shop);
		if (!checkout?.guestChoice && !checkout?.email) throw redirectTo(shop, loginPath("/checkout"));
	}
	return next();
};
