import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#shop/shop-context.ts";
import { redirectTo } from "./redirect-to.ts";

/** Customers write from their account, where the answer will be found; what is filled in comes along, what is sent stays. */
export const redirectContactIfLogged: MiddlewareFunction<Response> = async ({ context, request }, next) => {
	const shop = context.get(shopContext);
	if (!shop.customer?.may.tickets || request.method !== "GET") return next();
	const query = new URL(request.url).searchParams;
	for (const name of ["contact", "sent", "_routes"]) query.delete(name);
	throw redirectTo(shop, `/accounts/tickets?${new URLSearchParams([["contact", "1"], ...query])}`);
};
