import { createContext, type MiddlewareFunction } from "react-router";
import { beginCheckout, type Checkout, changeCheckout, readCheckout } from "#shop/checkout/checkout.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** What the guard has read, for the page behind it. */
export const checkoutContext = createContext<Checkout>();

/** Who is not signed in and has not chosen yet is asked: sign in, or go on as a guest. On a kiosk everybody is a guest. */
export const allowLoginOrGuestCheckout: MiddlewareFunction<Response> = async ({ context }, next) => {
	const shop = context.get(shopContext);
	if (shop.site.kiosk && !(await readCheckout(shop)))
		await changeCheckout(shop, { guestChoice: "continue_like_guest" });
	const kept = await readCheckout(shop);
	const begins = shop.customer && !kept?.customerType;
	const checkout = begins ? await beginCheckout(shop, shop.customer) : kept;
	if (!checkout || !(shop.customer || checkout.guestChoice)) throw redirectTo(shop, "/login?callbackUrl=/checkout");
	context.set(checkoutContext, checkout);
	return next();
};
