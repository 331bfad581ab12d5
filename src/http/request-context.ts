import { RouterContextProvider } from "react-router";
import type { Shop } from "#shop/shop.ts";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import type { VisitorState } from "#shop/visitor-state.ts";

/** What guards, loaders and actions of one request share. */
export function requestContext(shop: Shop): RouterContextProvider {
	const context = new RouterContextProvider();
	let state: Promise<VisitorState> | undefined;
	context.set(shopContext, shop);
	context.set(visitorStateContext, () => {
		state ??= shop.records.state(shop);
		return state;
	});
	return context;
}
