import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { checkoutContext } from "./allow-login-or-guest-checkout.ts";
import { loginPath } from "./page-path.ts";
import { redirectTo } from "./redirect-to.ts";

/** No order of nobody: a customer, or a guest who has chosen to be one or has said who they are. */
export const redirectEmptyCustomer: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (!shop.customer) {
		const { guestChoice, email } = context.get(checkoutContext);
		if (!guestChoice && !email) throw redirectTo(shop, loginPath("/checkout"));
	}
	return next();
};
